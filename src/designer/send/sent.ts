import { addressOf } from '../address/write.ts';
import { kept } from '../browser/storage.ts';
import type { Scene } from '../view/scene.ts';

/** A receipt, kept in this browser. */
export interface Sent {
  /** The seller's. */
  readonly reference: string;
  /** An ISO instant. */
  readonly sentAt: string;
  /** The design as it was sent. */
  readonly address: string;
}

const key = 'sent';

/** The receipt of the last design sent from this browser, and whether the page shows that design. */
export function lastSent(scene: Scene): { sent: Sent; isThis: boolean } | undefined {
  const sent = kept.read(key) as Sent | null;
  return sent ? { sent, isThis: sent.address === addressNow(scene) } : undefined;
}

export function keepSent(scene: Scene, reference: string, at: Date): void {
  const sent: Sent = { reference, sentAt: at.toISOString(), address: addressNow(scene) };
  kept.write(key, sent);
}

function addressNow({ catalog, design }: Scene): string {
  return addressOf(catalog, design).address;
}
