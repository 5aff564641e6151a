/** Applied for, not granted. */
const PENDING =
  /(?<!\p{L})(?:patents? (?:are )?pending|pending patents?|patent applications?|(?:filed|applied for) (?:for )?(?:\S+ ){0,2}patents?|patents? (?:applied for|filed)|patentanmeldungen|patente? (?:angemeldet|beantragt)|(?:angemeldete|beantragte)n? patente|brevets? (?:en (?:cours|instance|attente)|demandés)|demandes? de brevets?|patentes? (?:pendientes?|solicitadas?|en trámite)|solicitudes de patente)(?!\p{L})/iu;

/** "Has 12 patents pending": whether the claim has them as patents. */
export const isOnlyPending = (claim: string, sentence: string): boolean =>
  PENDING.test(sentence) &&
  /(?<!\p{L})(?:patent(?:s|e|es)?|brevets?)(?!\p{L})/iu.test(claim) &&
  !PENDING.test(claim) &&
  !/(?<!\p{L})(?:appl\p{L}+|fil(?:ed|es|ing)|pending|angemeldet|beantragt|déposé\p{L}*|solicit\p{L}+)(?!\p{L})/iu.test(
    claim,
  );
