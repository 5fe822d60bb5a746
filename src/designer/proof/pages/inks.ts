import type { Paint } from './page.ts';

/** Colors for the proof's own text and lines. */
export const dark: Paint = { hex: '#16211e' };
export const soft: Paint = { hex: '#4a5854' };
export const faint: Paint = { hex: '#b9c4bf' };
export const linkBlue: Paint = { hex: '#0a549e' };
export const warning: Paint = { hex: '#a8201a' };
export const yellow: Paint = { hex: '#ffdf5c' };
/** Trade convention: die line in magenta, safe area in cyan. */
export const magenta: Paint = { hex: '#d5007f' };
export const cyan: Paint = { hex: '#0091c7' };
export const white: Paint = { hex: '#ffffff' };
