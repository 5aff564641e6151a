import type { MessageRequest } from '../schemas.ts';

export type ChooseVariant = <Item>(items: readonly Item[], position: string) => Item | undefined;

const SLOW = new Set(['reason', 'plain', 'earlier', 'courtesy']);

/**
 * Chooses one of several wordings: spread over recipients by a hash of their fields, and a different one for each
 * variant. Deterministic per recipient and variant.
 */
export function createVariantChooser(request: MessageRequest, variant: number): ChooseVariant {
  const { recipientName, recipientTitle, recipientCompany, recipientIndustry, messageType } = request;
  const seed = [recipientName, recipientTitle, recipientCompany, recipientIndustry, messageType]
    .join('\n')
    .toLowerCase();
  return (items, slotName) => {
    // Most lists have two wordings: a slow one beside a quick one gives four messages instead of two.
    const turn = SLOW.has(slotName) ? variant + Math.floor(variant / 2) : variant;
    return items[(fnv1aHash(`${slotName}\n${seed}`) + turn) % items.length];
  };
}

/** FNV-1a with a last mixing, so that close texts fall far apart. */
function fnv1aHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
