import type { Plugin, Rolldown } from 'vite';
import { orderBook } from '../browser/order-book.ts';

/** In the entry of the designer; becomes the names of the scripts of `openingParts`. */
const mark = '__OPENING_SCRIPTS__';

/** The parts of the designer that it opens with. */
const openingParts = /designer\/(run\.ts|view\/drawn\.ts)$/;

/**
 * Tells the entry of the designer which scripts to ask for at once. Vite's own links to scripts, and
 * the script that adds them, are left out: a browser finds the parts of a late part by itself, and a
 * phone would spend more time on the links.
 */
export function designerScripts(): Plugin {
  return {
    name: 'tabquote-designer-scripts',
    enforce: 'pre',
    apply: 'build',
    // Astro overrides the setting outside of environments.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: false,
              rolldownOptions: { output: { codeSplitting: { groups } } },
            },
          }
        : undefined,
    load(id) {
      if (id.endsWith('vite/preload-helper.js')) {
        return 'export const __vitePreload = (load) => load();';
      }
      // Browsers get the data of the shop, without the code that puts it together.
      return id.endsWith('browser/order-book.ts')
        ? `export const orderBook = ${JSON.stringify(orderBook)};`
        : undefined;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const names = new Set<string>();
      const add = (name: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (names.has(name) || !chunk) return;
        names.add(name);
        chunk.imports.forEach(add);
      };
      for (const { facadeModuleId, fileName } of chunks)
        if (openingParts.test(facadeModuleId ?? '')) add(fileName);
      for (const chunk of chunks.filter(({ code }) => code.includes(mark))) {
        const known = [...chunk.imports, ...chunk.dynamicImports];
        const list = [...names].filter((name) => !known.includes(name));
        chunk.code = chunk.code.replace(
          mark,
          list.map((name) => name.slice('_astro/'.length, -'.js'.length)).join(' '),
        );
      }
    },
  };
}

/** Where the designer's first screen begins, and what pages load for a returning buyer only. */
const firstPart = /designer\/run\.ts$/;
const forReturning = /designer\/effects\/kept\.ts$/;

/**
 * What only the first screen needs is one chunk, since many small ones compress worse. What other
 * pages need, too, stays apart, so that they don't load the designer: what all with scripts need,
 * what shows prices, and what draws.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    // A chunk takes along what its modules need: pricing comes first, as drawing needs some of it.
    priority: 2,
    name(id, graph) {
      const users = usersOf(id, graph, false);
      // Price pages load what draws only when a choice changes the picture.
      const isOfPrices = users.some((one) => /pages\/prices/.test(one) && isEntry(one, graph));
      return users.some(isFirst) && isOfPrices ? 'pricing' : null;
    },
  },
  {
    priority: 1,
    name(id, graph) {
      const isOfOthers = usersOf(id, graph, true).some(
        (one) => !isFirst(one) && isEntry(one, graph),
      );
      if (!usersOf(id, graph, false).some(isFirst) || !isOfOthers) return null;
      return /storage\.ts$|preload-helper/.test(id) ? 'storage' : 'drawing';
    },
  },
  { name: (id, graph) => (usersOf(id, graph, false).some(isFirst) ? 'designer' : null) },
];

const isFirst = (id: string) => firstPart.test(id);
const isEntry = (id: string, graph: Rolldown.ChunkingContext) => graph.getModuleInfo(id)?.isEntry;

/** What imports a module, what imports that, and so on up to entries, perhaps also later on. */
function usersOf(id: string, graph: Rolldown.ChunkingContext, isLateToo: boolean): string[] {
  const all = new Set([id]);
  for (const one of all) {
    const info = graph.getModuleInfo(one);
    if (!info || info.isEntry || isFirst(one) || forReturning.test(one)) continue;
    for (const importer of info.importers) all.add(importer);
    if (isLateToo) for (const importer of info.dynamicImporters) all.add(importer);
  }
  return [...all];
}
