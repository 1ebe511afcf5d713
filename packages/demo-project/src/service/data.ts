/**
 * The data of the demo service. The service never reads files or uses the network itself. Its creator (the page, a
 * worker, or a test) passes it these tables and a function to read binary files.
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

/** A set of files that the viewer can load: CAD (`gltf-directory`, version 9) or points (`ept-pointcloud`). */
export interface DemoOutput {
  readonly format: string;
  readonly version: number;
  /** ID of the output in URLs below `/3d/files/`. */
  readonly blobId: number;
  /** A map from the names that the SDK requests (`scene.json`, `ept-data/0-0-0-0.bin`) to paths for `readFile`. */
  readonly files: Readonly<Record<string, string>>;
}

export interface DemoRevision {
  readonly modelId: number;
  readonly revision: Wire<Revision3D>;
  readonly outputs: readonly DemoOutput[];
}

/** Paths of a CDF file's content, for `readFile`. */
export interface DemoFileContent {
  readonly content: string;
  /** A small preview, PNG or JPEG. Without it, `/files/icon` sends the content itself. */
  readonly icon?: string;
}

/**
 * The demo project. Large tables are functions, so that an example loads only the tables that it needs. A function
 * might be called several times, but the service stores the result of the first call that succeeds.
 */
export interface DemoData {
  readonly project: string;
  readonly models: readonly DemoModel[];
  readonly revisions: readonly DemoRevision[];
  /** Nodes of a CAD revision. Each node's index is its tree index. Empty for point clouds. */
  readonly nodes: (revisionId: number) => Promise<readonly DemoNode[]>;
  readonly mappings: (revisionId: number) => Promise<readonly DemoMapping[]>;
  readonly assets: () => Promise<readonly DemoAsset[]>;
  readonly annotations: () => Promise<readonly DemoAnnotation[]>;
  readonly events: () => Promise<readonly DemoEvent[]>;
  readonly files: () => Promise<readonly DemoFile[]>;
  readonly fileContents: Readonly<Record<number, DemoFileContent>>;
  /** Reads a file from `files` or `fileContents`. Rejects on failure. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
}
