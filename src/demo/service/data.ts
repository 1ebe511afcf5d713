/**
 * What the demo service answers from. The service never reads a file or the network by itself: whoever
 * creates it (the page, a worker, a test) hands it these tables and this way to read binary files.
 */
import type { Revision3D } from '@cognite/sdk';
import type {
  DemoAnnotation,
  DemoAsset,
  DemoEvent,
  DemoFile,
  DemoMapping,
  DemoModel,
  DemoNode,
  Wire,
} from '../records';

/** A file set that the viewer can load: CAD (`gltf-directory`, version 9) or points (`ept-pointcloud`). */
export interface DemoOutput {
  readonly format: string;
  readonly version: number;
  /** Id below `/3d/files/`. */
  readonly blobId: number;
  /** Name below the blob as the SDK asks for it (`scene.json`, `ept-data/0-0-0-0.bin`) → path for `readFile`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A revision of a 3D model with what the viewer can load of it. */
export interface DemoRevision {
  readonly modelId: number;
  readonly revision: Wire<Revision3D>;
  readonly outputs: readonly DemoOutput[];
}

/** Where the bytes of a CDF file are (paths for `readFile`). */
export interface DemoFileContent {
  readonly content: string;
  /** Small preview, PNG or JPEG; without one `/files/icon` sends the content itself. */
  readonly icon?: string;
}

/**
 * The demo project. Small tables are there from the start; the others are functions, so that an example
 * that never asks for them never loads them. A function may be called any number of times: the service
 * keeps the result of the first call that succeeds.
 */
export interface DemoData {
  /** Project name in every URL. */
  readonly project: string;
  readonly models: readonly DemoModel[];
  readonly revisions: readonly DemoRevision[];
  /** Nodes of a CAD revision, ordered by tree index, each at the position of its tree index; empty for points. */
  readonly nodes: (revisionId: number) => Promise<readonly DemoNode[]>;
  /** Asset mappings of a CAD revision. */
  readonly mappings: (revisionId: number) => Promise<readonly DemoMapping[]>;
  readonly assets: () => Promise<readonly DemoAsset[]>;
  readonly annotations: () => Promise<readonly DemoAnnotation[]>;
  readonly events: () => Promise<readonly DemoEvent[]>;
  readonly files: () => Promise<readonly DemoFile[]>;
  /** Bytes of CDF files, by file id. */
  readonly fileContents: Readonly<Record<number, DemoFileContent>>;
  /** Reads a file that `files` or `fileContents` name. Rejects when it cannot. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
}
