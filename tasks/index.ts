/** The tasks, from the first program to advanced features. */
import cameraPlace from './camera-place';
import cameraRestore from './camera-restore';
import clickReport from './click-report';
import clippingBox from './clipping-box';
import colorByTreeIndex from './color-by-tree-index';
import customObject from './custom-object';
import dispose from './dispose';
import dmColorAsset from './dm-color-asset';
import dmOnlyVolume from './dm-only-volume';
import findByProperty from './find-by-property';
import firstModel from './first-model';
import fitPart from './fit-part';
import ghostOthers from './ghost-others';
import hidePart from './hide-part';
import label from './label';
import measure from './measure';
import missingModel from './missing-model';
import moveModel from './move-model';
import pointCloudClass from './point-cloud-class';
import screenshot from './screenshot';
import styleByAsset from './style-by-asset';
import twoModels from './two-models';
import type { Task } from './task';

export const tasks: readonly Task[] = [
  firstModel,
  fitPart,
  colorByTreeIndex,
  hidePart,
  ghostOthers,
  findByProperty,
  styleByAsset,
  clickReport,
  clippingBox,
  cameraPlace,
  cameraRestore,
  pointCloudClass,
  customObject,
  label,
  measure,
  screenshot,
  moveModel,
  twoModels,
  dispose,
  missingModel,
  dmColorAsset,
  dmOnlyVolume,
];
