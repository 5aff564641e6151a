import type { MessageRequest } from '../schemas.ts';
import { cleanCompany } from '../writer/clean-fields.ts';
import type { UnsupportedClaim } from '../written-message.ts';

/** The name of the sender's company claims nothing, whatever its words are: "Series A Ventures", "Studio 54". */
export function isInSenderCompany(
  { at, text: claim }: UnsupportedClaim,
  text: string,
  { senderCompany }: MessageRequest,
): boolean {
  return [senderCompany, cleanCompany(senderCompany)].some((name) => {
    const start = name === '' ? -1 : text.lastIndexOf(name, at);
    const end = start + name.length;
    return start >= 0 && at + claim.length <= end && !/[\p{L}\p{N}]/u.test(text.charAt(start - 1) + text.charAt(end));
  });
}
