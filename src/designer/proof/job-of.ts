import { holesOf } from '../../layout/sheet.ts';
import { designerUrl } from '../../pricing/order-link.ts';
import { addressOf } from '../address/write.ts';
import { hexOf, tabFill } from '../drawing/look.ts';
import { measured, tabPicture } from '../drawing/picture.ts';
import { checksOf } from '../review/checks.ts';
import { proofFact } from '../review/proof-fact.ts';
import { colorNames, designLines, priceLines, productName } from '../review/summary.ts';
import type { Scene } from '../view/scene.ts';
import type { ProofJob, ProofKind, ProofLook, ProofTab } from './job.ts';
import { savedDesign } from './saved-design.ts';

/**
 * All that a PDF of a design says.
 *
 * @param madeOn the day that stands on it
 */
export function proofJob(scene: Scene, kind: ProofKind, madeOn: Date): ProofJob {
  const { catalog, design, frame } = scene;
  const { seller } = catalog.book;
  const { address, lacksTitles } = addressOf(catalog, design);
  return {
    kind,
    seller: seller.name,
    email: seller.email,
    product: productName(scene),
    date: dayFormat.format(madeOn),
    lines: designLines(scene),
    prices: priceLines(scene),
    cautions: checksOf(scene).map(({ text }) => text),
    proofFact: proofFact(catalog),
    link: lacksTitles ? undefined : catalog.baseUrl + address,
    designerUrl: designerUrl(catalog, design.product),
    die: frame.die,
    cut: frame.cut,
    tabs: tabsOf(scene),
    look: lookOf(scene),
    body: undefined,
    design: savedDesign(scene),
  };
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

function tabsOf(scene: Scene): ProofTab[] {
  const { design, frame, look } = scene;
  const names = colorNames(scene);
  return design.titles.map((title, index) => {
    const { fits, lines, pointSize } = tabPicture(title, index, frame).fit;
    const color = design.colors[index] ?? '';
    return {
      title: title.trim(),
      fits,
      lines,
      pointSize,
      lacking: measured(title).lacking,
      color: {
        name: names[index] ?? color,
        hex: hexOf(look, color),
        tabHex: tabFill(look, color),
      },
    };
  });
}

function lookOf({ design, look, frame }: Scene): ProofLook {
  const { options } = design;
  return {
    isFilm: look.isFilm,
    isBold: false,
    ink: { name: options.ink === 'white' ? 'White' : 'Black', hex: look.ink },
    holes: holesOf(options.punch ?? '', frame.die),
    edgeStripInches: options.reinforce === 'reinforced' ? frame.die.reinforcingWidthInches : 0,
    printsBack: options.sided === '2s',
  };
}
