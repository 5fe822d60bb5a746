import { measured, titleFit } from '../../drawing/frame.ts';
import { unprintable } from '../../layout/glyphs.ts';
import { colorsName, hexOf, tabFill } from '../../layout/look.ts';
import { faceOf } from '../../layout/type-area.ts';
import { colorNames, describeBreakdown, oneLine } from '../../order/describe.ts';
import { designerUrl } from '../../order/path.ts';
import { addressOf } from '../address/write.ts';
import { bodyOf } from '../artwork/picture.ts';
import { type Buyer, linksOf, noBuyer, quoteSheet } from '../quote-sheet/sheet.ts';
import { checksOf } from '../review/checks.ts';
import { orderLines, priceLines, proofFact } from '../review/summary.ts';
import { lastSent } from '../send/sent.ts';
import type { Scene } from '../view/scene.ts';
import type { ProofJob, ProofKind, ProofLook, ProofTab } from './job.ts';
import { savedDesign } from './saved-design.ts';

/**
 * The content of a design's PDF.
 *
 * @param madeOn the date printed on it
 * @param buyer what the buyer adds to a quote
 */
export function proofJob(
  scene: Scene,
  kind: ProofKind,
  madeOn: Date,
  buyer: Buyer = noBuyer,
): ProofJob {
  const { catalog, design, frame } = scene;
  const { seller } = catalog.book;
  const { address, lacksTitles } = addressOf(catalog, design);
  return {
    kind,
    seller: seller.name,
    email: seller.email,
    product: catalog.book.products[design.product].name,
    date: madeOn.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    lines: orderLines(scene),
    prices: [...describeBreakdown(scene.quote), ...priceLines(scene)],
    cautions: checksOf(scene).map(({ text }) => text),
    proofFact: proofFact(catalog),
    link: lacksTitles ? undefined : catalog.baseUrl + address,
    links: linksOf(scene),
    sentAs: sentAs(scene),
    designerUrl: designerUrl(catalog, design.product),
    die: frame.die,
    cut: frame.cut,
    tabs: tabsOf(scene),
    look: lookOf(scene),
    body: scene.look.effects.printsBody ? bodyOf(scene) : undefined,
    design: savedDesign(scene),
    quote: kind === 'quote' ? quoteSheet(scene, madeOn, buyer) : undefined,
  };
}

function sentAs(scene: Scene): string | undefined {
  const last = lastSent(scene);
  return last?.isThis ? last.sent.reference : undefined;
}

function tabsOf(scene: Scene): ProofTab[] {
  const { catalog, design, frame, look } = scene;
  const names = colorNames(catalog.products[design.product], design.options, design.colors);
  return design.titles.map((title, index) => {
    const { fits, lines, pointSize } = titleFit(title, frame);
    const color = design.colors[index] ?? '';
    return {
      title: oneLine(title),
      fits,
      lines,
      pointSize,
      lacking: unprintable(measured(title, design.type).text, design.type.font),
      color: {
        name: names[index] ?? '',
        hex: hexOf(look, color),
        tabHex: tabFill(look, color),
      },
    };
  });
}

function lookOf(scene: Scene): ProofLook {
  const { design, look } = scene;
  return {
    isFilm: look.isFilm,
    colorsName: colorsName(scene.catalog.book.products[design.product]),
    face: faceOf(design.type),
    ink: { name: inkName(scene), hex: look.ink },
    effects: look.effects,
  };
}

/** The name of the chosen ink; a product without a choice of inks is printed in black. */
function inkName({ catalog, design }: Scene): string {
  const chosen = catalog.products[design.product].options.map(({ key, choices }) =>
    choices.get(design.options[key] ?? ''),
  );
  return chosen.find((choice) => choice?.data.effect?.inkHex !== undefined)?.label ?? 'Black';
}
