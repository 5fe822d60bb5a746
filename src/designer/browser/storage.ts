type Keeper = () => Storage;

const lasting: Keeper = () => localStorage;
const ofVisit: Keeper = () => sessionStorage;

/** A value that this browser keeps for this site and sends nowhere; `null` where there is none. */
export function readStored(key: string): unknown {
  return read(lasting, key);
}

/** Keeps a value; `null` forgets it. A browser that keeps nothing, as in private mode, may refuse. */
export function store(key: string, value: unknown): void {
  write(lasting, key, value);
}

/** The same for a value that is kept only until its browser tab is closed. */
export function readOfVisit(key: string): unknown {
  return read(ofVisit, key);
}

export function storeForVisit(key: string, value: unknown): void {
  write(ofVisit, key, value);
}

function read(keeper: Keeper, key: string): unknown {
  try {
    return JSON.parse(keeper().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(keeper: Keeper, key: string, value: unknown): void {
  try {
    if (value === null) keeper().removeItem(key);
    else keeper().setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
