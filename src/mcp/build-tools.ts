import { nameMeanings } from '../contract/name-meanings.ts';
import { draftArguments, type ParameterTable, quoteArguments } from '../contract/parameters.ts';
import { toolNames } from '../contract/tools.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import type { Door } from '../pricing/problems/problem.ts';

/** A tool that takes a build, with its arguments. */
export interface BuildTool {
  readonly name: string;
  readonly arguments: ParameterTable;
  readonly door: Door;
}

export interface BuildTools {
  readonly quote: BuildTool;
  readonly draft: BuildTool;
}

/** The tools that take a build. */
export function buildTools(catalog: SiteCatalog): BuildTools {
  const quote = quoteArguments(catalog);
  const draft = draftArguments(catalog);
  const shared = {
    noun: 'argument',
    tabsMax: catalog.book.limits.agentTabsPerSetMax,
    optionsInside: true,
    takesWords: true,
  };
  return {
    quote: {
      name: toolNames.quote,
      arguments: quote,
      door: {
        ...shared,
        tabs: 'tabsPerSet',
        meaningOf: nameMeanings(catalog, toolNames.quote, quote),
      },
    },
    draft: {
      name: toolNames.draft,
      arguments: draft,
      door: {
        ...shared,
        titles: 'titles',
        meaningOf: nameMeanings(catalog, toolNames.draft, draft),
      },
    },
  };
}
