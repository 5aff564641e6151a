import { type CompanyContext, findCompanyMentions } from '../company-names.ts';
import { governedBy, leadOf, type Party, partiesIn } from './parties-in.ts';
import { isPassive, type TransferEvent, transferEventsIn } from './transfer-events.ts';

/** Who has which part in an event, as far as a sentence says. */
interface Roles {
  family: string;
  /** Who gains, or acts where nothing is handed over. */
  gainer: Party | null;
  /** Who gives, sells or pays. */
  giver: Party | null;
  /** What is handed over, or who is acted on. */
  thing: Party | null;
}

const AGENT = governedBy('by|von|vom|durch|par|por');
const TO = governedBy('to|an|à|aux?|a|al');
const FROM = governedBy('from|with|von|vom|bei|de|du|des|del');
const GERMAN = /(?<!\p{L})(?:der|die|das|den|dem|und|hat|haben|wird|wurde|ein|eine|einen|von|für|bei)(?!\p{L})/giu;
const isGerman = (text: string) => (text.match(GERMAN)?.length ?? 0) > 0;
const GERMAN_AUXILIARY_NEXT = /^\s(?:hat|haben|hatten?)(?!\p{L})/u;
const GERMAN_AUXILIARY =
  /(?<!\p{L})(?:hat|haben|hatten?|will|wollen|wird|werden|soll|sollen|kann|konnte|möchte|wurden?)(?!\p{L})/iu;

function rolesOf(text: string, event: TransferEvent, parties: readonly Party[]): Roles {
  const { family, kind } = event;
  const clauseStart = Math.max(text.lastIndexOf(';', event.start), text.lastIndexOf(': ', event.start), 0);
  const near = parties.filter(({ start }) => start >= clauseStart && start - event.end < 90);
  const lead = (one: Party) => leadOf(text, one.start, clauseStart);
  const none = { family, gainer: null, giver: null, thing: null };
  const recipient = near.find((one) => TO.test(lead(one))) ?? null;
  if (isPassive(text, event)) {
    const agent = near.find((one) => AGENT.test(lead(one))) ?? null;
    const subject = near.find((one) => one !== agent && !one.isBehindPreposition && one.start < event.start) ?? null;
    if (kind === 'gain' || kind === 'act') return { ...none, gainer: agent, thing: subject };
    // "Acme was awarded the contract": who stands first receives.
    return kind === 'give to'
      ? { ...none, giver: agent, gainer: recipient ?? subject }
      : { ...none, giver: agent, gainer: recipient, thing: subject };
  }
  const before = near.filter((one) => one.end <= event.start && !one.isBehindPreposition);
  // "… dass Acme Litware Systems übernimmt": where one name ends and the next begins is open.
  if (/(?<!\p{L})(?:dass|weil|nachdem|wie)\s/u.test(text.slice(0, event.start))) return none;
  const after = near.filter((one) => one.start >= event.end);
  // "… dass Acme Litware übernommen hat": the auxiliary may stand on either side.
  const isAtEnd =
    GERMAN_AUXILIARY_NEXT.test(text.slice(event.end)) ||
    (isGerman(text) && GERMAN_AUXILIARY.test(text.slice(clauseStart, event.start)));
  const isInverted = before.length === 0 && isGerman(text);
  const agent =
    (isInverted ? after.find((one) => !one.isBehindPreposition) : isAtEnd ? before[0] : before.at(-1)) ?? null;
  const direct = (isAtEnd ? before[1] : after.find((one) => one !== agent && !one.isBehindPreposition)) ?? null;
  if (kind === 'act') return { ...none, gainer: agent, thing: direct };
  if (kind === 'gain')
    return {
      ...none,
      gainer: agent,
      giver: near.find((one) => one !== agent && FROM.test(lead(one))) ?? null,
      thing: direct,
    };
  return kind === 'give to'
    ? { ...none, giver: agent, gainer: recipient ?? direct }
    : { ...none, giver: agent, gainer: recipient, thing: direct };
}

function allRolesOf(sentence: string, about: CompanyContext): Roles[] {
  const mentions = findCompanyMentions(sentence, about);
  const parties = partiesIn(sentence, mentions);
  return transferEventsIn(sentence).map((event) => rolesOf(sentence, event, parties));
}

const isSame = (a: Party | null, b: Party | null): boolean =>
  a !== null && b !== null && (a.isCompany || b.isCompany ? a.isCompany === b.isCompany : a.name === b.name);

const PARTS = ['gainer', 'giver', 'thing'] as const;

/** In how many parts two sentences have the same party, and in how many they have it in another part. */
function compareRoles(all: Roles, b: Roles): { same: number; other: number } {
  const ofCompany = ({ gainer, giver, thing }: Roles) => [gainer, giver, thing].some((one) => one?.isCompany === true);
  const own = (one: Party | null) => (one?.isCompany === true ? one : null);
  // What a sentence says of the company counts more than the names around it.
  const a =
    ofCompany(all) && ofCompany(b)
      ? { ...all, gainer: own(all.gainer), giver: own(all.giver), thing: own(all.thing) }
      : all;
  const same = PARTS.filter((part) => isSame(a[part], b[part])).length;
  const other = PARTS.flatMap((part) => PARTS.filter((one) => one !== part && isSame(a[part], b[one]))).length;
  return { same, other };
}

/**
 * Whether every source that has a party of the claim in such a event has it in another part: who bought, sold, received, paid
 * or sued whom is turned around.
 */
export function turnsRolesAround(claim: string, sources: readonly string[], about: CompanyContext): boolean {
  const stated = sources.flatMap((source) => allRolesOf(source, about));
  return allRolesOf(claim, about).some((claimed) => {
    const compared = stated.filter(({ family }) => family === claimed.family).map((one) => compareRoles(claimed, one));
    return (
      compared.some(({ same, other }) => other > same) && !compared.some(({ same, other }) => same >= other && same > 0)
    );
  });
}

/** Whether a source has the company in a transfer in the same part as the claim, whatever the verb. */
export function hasSameRole(claim: string, sources: readonly string[], about: CompanyContext): boolean {
  const stated = sources.flatMap((source) => allRolesOf(source, about));
  return allRolesOf(claim, about).some((claimed) =>
    stated.some(
      (one) =>
        one.family === claimed.family &&
        PARTS.some((part) => claimed[part]?.isCompany === true && one[part]?.isCompany === true),
    ),
  );
}
