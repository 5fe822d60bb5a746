import { mostRatio } from '../../layout/artwork.ts';
import { type InkRule, inkRows, inkRule } from './one-color.ts';
import type { Picture } from './picture.ts';
import { inkPng, type Size, sizeOf } from './png.ts';

/** A file's picture, or one sentence about why there is none. */
export type PictureReading = { readonly picture: Picture } | { readonly error: string };

const largestFileBytes = 20_000_000;
/** A browser unpacks a file at four bytes a pixel. */
const mostFilePixels = 50_000_000;
/** The longer side of a picture: 600 dpi at 6.8 inches. */
const longestSide = 4096;
/** The longer side of a photo: its dots print at 530 dpi on 3 inches; finer ones would run together. */
const longestPhotoSide = 1600;
/** Small files are enlarged, so that edges are smooth. */
const mostEnlarged = 4;
/** The largest picture to keep; a larger one is made half as wide. */
const largestPngBytes = 1_000_000;
const smallSide = 512;
/** Rows that are unpacked together. */
const bandRows = 1024;

/**
 * Reads an image file and makes it one color. A browser draws it: scripts in it don't run, and
 * nothing that it refers to is loaded.
 *
 * @param filePixels known of a picture that was made here before: it stays as it is
 */
export async function readPicture(file: File, filePixels?: number | null): Promise<PictureReading> {
  const { name } = file;
  if (file.size > largestFileBytes) {
    const size = Math.round(file.size / 1_000_000);
    return { error: `${name} is ${size} MB. Choose a file of at most 20 MB.` };
  }
  const isDrawing = file.type.includes('svg');
  const source = isDrawing ? await scalable(file) : file;
  if (!source) return { error: `${name} links to other images. Embed them, then choose it again.` };
  const image = await imageOf(source);
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  if (!image || width * height === 0) {
    return { error: `${name} can't be read. Choose a PNG, JPEG or SVG file.` };
  }
  if (width * height > mostFilePixels) {
    const size = `${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} pixels`;
    return { error: `${name} has ${size}. Choose one of at most 50 million pixels.` };
  }
  if (Math.max(width / height, height / width) > mostRatio) {
    return { error: `${name} is too thin to print. Choose a picture with more room around it.` };
  }
  const enlarged = filePixels !== undefined ? 1 : isDrawing ? longestSide : mostEnlarged;
  const longer = Math.max(width, height);
  const small = scaled(image, Math.min(enlarged, smallSide / longer));
  const rule = inkRule(band(image, small, 0, small.height));
  const isPhoto = rule.kind === 'dots' && filePixels === undefined;
  const longest = isPhoto ? longestPhotoSide : longestSide;
  let scale = Math.min(enlarged, longest / longer);
  let png = await drawn(image, scale, rule);
  while (png && png.length > largestPngBytes) {
    scale /= 2;
    png = await drawn(image, scale, rule);
  }
  if (!png) return { error: `${name} has nothing to print: it is empty or white.` };
  const ownPixels = isDrawing ? null : Math.min(width, sizeOf(png).width);
  return { picture: { name, png, filePixels: filePixels ?? ownPixels } };
}

/** A picture in one color; `undefined` if it has no ink. */
async function drawn(image: HTMLImageElement, scale: number, rule: InkRule) {
  const size = scaled(image, scale);
  const print = inkRows(size.width, rule);
  const rows: Uint8Array[] = [];
  for (let top = 0; top < size.height; top += bandRows) {
    rows.push(print(band(image, size, top, Math.min(bandRows, size.height - top))));
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (!rows.some((part) => part.some((byte) => byte !== 0))) return undefined;
  return inkPng(size, rows);
}

function scaled({ naturalWidth, naturalHeight }: HTMLImageElement, scale: number) {
  const length = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: length(naturalWidth), height: length(naturalHeight) };
}

/** Some rows of an image drawn at a size. */
function band(image: HTMLImageElement, { width, height }: Size, top: number, rows: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, -top, width, height);
  return context.getImageData(0, 0, width, rows).data;
}

/** Loads a file as an image, without unpacking it; `undefined` if it is none. */
function imageOf(file: Blob): Promise<HTMLImageElement | undefined> {
  const [reader, image] = [new FileReader(), new Image()];
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = reader.onerror = () => resolve(undefined);
    reader.onload = () => {
      image.src = String(reader.result);
    };
    reader.readAsDataURL(file);
  });
}

/**
 * An SVG file with its size in numbers: without them, not every browser draws it. `undefined` if it
 * has images that it only links to.
 */
async function scalable(file: File): Promise<Blob | undefined> {
  const text = await file.text();
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const isLinked = (image: Element) =>
    !/^(data:|#)/.test(image.getAttribute('href') ?? image.getAttribute('xlink:href') ?? '#');
  if ([...root.querySelectorAll('image')].some(isLinked)) return undefined;
  const { width = 0, height = 0 } = (root instanceof SVGSVGElement && root.viewBox.baseVal) || {};
  if (width > 0 && height > 0) {
    root.setAttribute('width', `${width}`);
    root.setAttribute('height', `${height}`);
  }
  return new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' });
}
