import { conceptOf } from '../meaning/concept-of.ts';
import { foldedWords } from '../word-stems.ts';

/** Where something is, with what it is the place of: the event itself, or where a party comes from. */
interface StatedLocation {
  name: string;
  isOrigin: boolean;
}

const LOCATIVE =
  /(?<!\p{L})(in|at|near|outside|beside|within|inside|bei|beim|nahe|à|au|en|dans|près de|cerca de|into|nach|to|ins)\s+(?:(?:the|its|der|den|dem|la|le|el|los|las)\s+)?(?:(?:nearby|neighbouring|central|downtown|north|south|east|west|northern|southern|eastern|western)\s+)?(\p{Lu}[\p{L}’'-]+)/gu;
const ORIGIN =
  /(?<!\p{L})(?:from|of|aus|based in|headquartered in|founded in|mit Sitz in|basée? à|con sede en|leaving|out of)\s+(\p{Lu}[\p{L}’'-]+)|(\p{Lu}\p{L}+)-based/gu;
const NO_LOCATION =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Series|Spring|Summer|Autumn|Winter|Q\d|H\d|CEO|CFO|R|IT|AI|The|Its)$/;

function locationsIn(sentence: string): StatedLocation[] {
  const origins = [...sentence.matchAll(ORIGIN)].map((match) => match[1] ?? match[2] ?? '');
  const locations = [...sentence.matchAll(LOCATIVE)]
    .filter((match) => !/(?:based|headquartered|founded|sitz|basée?|sede)\s$/i.test(sentence.slice(0, match.index)))
    .map((match) => match[2] ?? '');
  return [
    ...origins.map((name) => ({ name, isOrigin: true })),
    ...locations.map((name) => ({ name, isOrigin: false })),
  ].filter(({ name }) => name !== '' && !NO_LOCATION.test(name));
}

/**
 * The place that a claim gives an event and its sources do not: they name another place for it and this one only as where
 * someone comes from, or in a sentence beside. @param quoted what states the event @param around what stands beside it
 */
export function locationOfOther(claim: string, quoted: readonly string[], about: readonly string[]): string | null {
  const meaning = (name: string) => foldedWords(name).map(conceptOf).join(' ');
  const isOwnName = (name: string) => about.some((one) => one.includes(name));
  const stated = quoted.flatMap(locationsIn).filter(({ name }) => !isOwnName(name));
  const located = stated.filter(({ isOrigin }) => !isOrigin);
  if (located.length === 0) return null;
  const words = quoted.join(' ');
  const wrong = locationsIn(claim).find(({ name, isOrigin }) => {
    if (isOrigin || isOwnName(name) || located.some((one) => meaning(one.name) === meaning(name))) return false;
    if (stated.some((one) => meaning(one.name) === meaning(name))) return true;
    return !words.includes(name.slice(0, Math.max(4, name.length - 2)));
  });
  return wrong?.name ?? null;
}
