/** What a name function of the bundler is given: the graph of modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Each file of the first screen, in the order in which it loads, with the modules whose static imports belong into it. */
const STEPS: readonly [name: string, root: RegExp][] = [
  ['first-screen', /\/routes\/index\.tsx\?tsr-split=component$/],
  ['background', /\/src\/BackgroundWork\.tsx$/],
  ['charts', /\/components\/charts\/(?:source-bars\/SourceBarDrawing|locations\/LocationPieDrawing)\.tsx$/],
];

/**
 * A file for each step of the first screen, with all that it imports. One group for each, as a group takes what its
 * modules import along: in a single group, a later step could take what an earlier one needs.
 */
export const FIRST_SCREEN = STEPS.map(([name, root]) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (isImportedBy(root, id, graph) ? name : null),
}));

function isImportedBy(root: RegExp, id: string, graph: ModuleGraph): boolean {
  const above = new Set([id]);
  // The set grows while it is walked: each importer is looked at once.
  for (const module of above) {
    if (root.test(module)) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer);
  }
  return false;
}
