/** The company speaks. */
export const SELF =
  /(?<!\p{L})(?:we|we['’](?:re|ve)|our|us|wir|uns|unser\p{L}{0,2}|nous|notre|nos|nosotros|nuestr[oa]s?|hemos|\p{Ll}{2,}(?:amos|emos|imos))(?!\p{L})/iu;
/** "Our team": the company by another word. */
export const SELF_NOUN =
  /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nuestr[oa])\s(?:(?:whole|entire|own|ganzes|ganze|toute)\s)?(?:company|firm|team|group|business|organisation|organization|house|studio|start-?up|unternehmen|firma|haus|team|gruppe|betrieb|entreprise|société|maison|équipe|groupe|empresa|compañía|casa|equipo|grupo)(?!\p{L})/iu;
export const OWN = /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?)(?!\p{L})/iu;
/** "Die Leitung unseres Kartenverlags" is not that of the company. */
export const isOwnPart = (slot: string, claim: string): boolean => {
  const noun =
    /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?)\s(?:\p{Ll}+\s)*?(\p{L}+)/iu.exec(slot)?.[1] ?? '';
  return noun !== '' && !SELF_NOUN.test(slot) && !claim.toLowerCase().includes(noun.toLowerCase().slice(0, 5));
};
