/** The tasks, in order from the first program to advanced features. */
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
import backgroundColor from './background-color';
import clickOrDrag from './click-or-drag';
import clippedClick from './clipped-click';
import doubleClick from './double-click';
import hoverRest from './hover-rest';
import loadArea from './load-area';
import objectColor from './object-color';
import restoreMissing from './restore-missing';
import tokenRenewal from './token-renewal';
import closeWhileLoading from './close-while-loading';
import dmOlderPhoto from './dm-older-photo';
import intersectFilters from './intersect-filters';
import keepStyles from './keep-styles';
import phoneBudget from './phone-budget';
import photoOfAsset from './photo-of-asset';
import scanObjects from './scan-objects';
import switchCameraManager from './switch-camera-manager';
import upgrade from './upgrade';
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
  backgroundColor,
  objectColor,
  loadArea,
  hoverRest,
  clickOrDrag,
  doubleClick,
  tokenRenewal,
  restoreMissing,
  clippedClick,
  phoneBudget,
  closeWhileLoading,
  keepStyles,
  switchCameraManager,
  photoOfAsset,
  dmOlderPhoto,
  intersectFilters,
  scanObjects,
  upgrade,
];
