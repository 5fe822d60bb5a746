import type { Plugin } from 'vite';

/** In the entry of the designer; becomes the names of the scripts of `openingParts`. */
const mark = '__OPENING_SCRIPTS__';

/** The parts of the designer that it opens with. */
const openingParts = /designer\/(run\.tsx|view\/(Lower|SetDrawing)\.tsx)$/;

/**
 * Tells the entry of the designer which scripts to ask for at once. Vite's own links to scripts, and
 * the script that adds them, are left out: a browser finds the parts of a late part by itself, and a
 * phone would spend more time on the links.
 */
export function designerScripts(): Plugin {
  return {
    name: 'tabquote-designer-scripts',
    enforce: 'pre',
    // Astro overrides the setting outside of environments.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false } } : undefined,
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
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
