import path from 'node:path';
import { ReflectionKind, Slugger, type PageDefinition, type Reflection } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import type { ApiJob } from '../job';

/** Name of these routers for TypeDoc's `router` option. */
export const routerName = 'reveal-docs';

/** Kinds that have their own pages in the flat layout, with the folder of each kind. */
const flatFolders = new Map<ReflectionKind, string>([
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Enum, 'enums'],
  [ReflectionKind.Interface, 'interfaces'],
]);

/** Values of TypeDoc's `membersWithOwnFile` option, by layout. Any other kind of member is on its module's page. */
export const membersWithOwnFile = {
  packages: ['Class', 'Enum', 'Function', 'Interface', 'TypeAlias', 'Variable'],
  flat: ['Class', 'Enum', 'Interface'],
} as const;

/** Creates slugs with a hyphen between the owner and the member: `camerastate-position`. */
class QualifiedSlugger extends Slugger {
  constructor(
    private readonly base: Slugger,
    options: ConstructorParameters<typeof Slugger>[0],
  ) {
    super(options);
  }

  override slug(value: string): string {
    return this.base.slug(value.replaceAll('.', '-'));
  }
}

/**
 * Creates a job's router class. In the `packages` layout, each package has one folder per kind. In the flat layout, all
 * packages share one folder per kind. A module's name is its import path, but page paths contain the module's key.
 */
export function createRouter({ layout, entryPoints }: ApiJob): typeof MemberRouter {
  const keys = new Map(entryPoints.map(({ specifier, key }) => [specifier, key]));
  const keyOf = (module: Reflection | undefined): string => keys.get(module?.name ?? '') ?? '';

  class PackagesRouter extends MemberRouter {
    override getIdealBaseName(reflection: Reflection): string {
      if (reflection.kindOf(ReflectionKind.Module))
        return path.posix.join(keyOf(reflection), 'index');
      const kind = this.directories.get(reflection.kind) ?? 'members';
      return path.posix.join(keyOf(reflection.parent), kind, this.getReflectionAlias(reflection));
    }
  }

  class FlatRouter extends MemberRouter {
    override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
      const { parent } = reflection;
      const isOfModule = parent?.kindOf(ReflectionKind.Module) === true;
      if (isOfModule && !flatFolders.has(reflection.kind)) this.buildAnchors(reflection, parent);
      else super.buildChildPages(reflection, outPages);
    }

    override getSlugger(target: Reflection): Slugger {
      return new QualifiedSlugger(super.getSlugger(target), this.sluggerConfiguration);
    }

    override getIdealBaseName(reflection: Reflection): string {
      if (reflection.kindOf(ReflectionKind.Module)) return `modules/${keyOf(reflection)}`;
      const folder = flatFolders.get(reflection.kind) ?? 'members';
      return `${folder}/${keyOf(reflection.parent)}.${this.getReflectionAlias(reflection)}`;
    }
  }

  return layout === 'packages' ? PackagesRouter : FlatRouter;
}
