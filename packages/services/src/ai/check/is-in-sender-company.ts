import type { MessageRequest } from '../schemas.ts';
import { cleanCompany } from '../writer/clean-fields.ts';
import type { UnsupportedClaim } from '../written-message.ts';

/** Of another company it would be a greeting that someone sent. */
const ON_BEHALF_OF = /\b(?:de )?(?:la part|parte) d(?:e |u |['’])$/i;

/**
 * The name of the sender's company claims nothing, whatever its words are ("Series A Ventures", "Studio 54"), nor who
 * writes on its behalf.
 */
export function isInSenderCompany(
  { at, text: claim }: UnsupportedClaim,
  text: string,
  { senderCompany }: MessageRequest,
): boolean {
  return [senderCompany, cleanCompany(senderCompany)].some((name) =>
    startsOf(name, text).some((start) => {
      const lead = ON_BEHALF_OF.exec(text.slice(0, start))?.[0].length ?? 0;
      return start - lead <= at && at + claim.length <= start + name.length;
    }),
  );
}

/** Where the text has the name as whole words. */
function startsOf(name: string, text: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(name); name !== '' && at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + name.length))) starts.push(at);
  }
  return starts;
}
