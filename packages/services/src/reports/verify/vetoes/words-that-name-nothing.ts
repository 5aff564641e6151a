import { monthOf } from '@workbench/text/month-names';
import { isCommonWord } from '../../../shared/statements/common-words.ts';
import { conceptOf } from '../../../shared/statements/meaning/concept-of.ts';
import { foldedWords, NEUTRAL } from '../../../shared/statements/word-stems.ts';

const wordsOf = (text: string) => new Set(foldedWords(text));

const GERMAN = wordsOf(
  'der die das dem den des ein eine einen einem einer eines und hat haben hatte wird werden wurde ist sind war von vom für ' +
    'im zum zur mit bei durch auf aus nach seit über sich nicht auch als wie rund neue neuen vor gegen unter zwischen ohne ' +
    'oder aber wurden werden kann können ihr ihre ihren ihrer sein seine seinen seiner',
);
const OTHER = wordsOf(
  'le la les l un une du de d et est sont en sur pour par avec el los las una y ha con que su a por para ' +
    'the a an and has have had is are was were of for to from with by on at its it their will that this which as new',
);

/** Whether the small words of a sentence are no more English, French or Spanish than German: then its nouns have capitals. */
export function isGerman(sentence: string): boolean {
  const words = foldedWords(sentence);
  const count = (language: ReadonlySet<string>) => words.filter((word) => language.has(word)).length;
  const inGermanLetters = sentence.match(/(?<!\p{L})\p{L}*[äöß]\p{Ll}*(?!\p{L})/giu)?.length ?? 0;
  return count(GERMAN) + inGermanLetters >= count(OTHER);
}

/** Words that begin sentences in four languages and name nothing. */
const OPENERS = wordsOf(
  // English
  'the a an its it this that these those they he she we our there here both all some many most more several each every ' +
    'no one two three four five six seven eight nine ten in on at by for from with under over within since after before ' +
    'during until about around through as when while where if because although and but so then now today yesterday ' +
    'meanwhile however also besides instead according overall altogether together thanks due following once still ' +
    'already only just nearly almost half last next early late earlier later recently currently soon what who ' +
    // German
    'der die das den dem des ein eine einer eines einen einem sein seine ihr ihre unser unsere es er sie wir man dies diese ' +
    'dieser dieses in im am an auf aus bei beim mit nach seit von vom vor zu zum zur für über unter durch gegen ohne um ab bis ' +
    'während wegen laut gemäß dank trotz nun jetzt heute gestern künftig zukünftig damit dadurch dafür dabei dazu daher ' +
    'deshalb zudem außerdem ferner ebenfalls auch insgesamt rund etwa knapp mehr weniger nur noch bereits schon erstmals ' +
    'zuletzt zuvor danach anschließend inzwischen mittlerweile derzeit aktuell gegenwärtig bisher bislang weiterhin ' +
    'demnächst bald neu alle beide viele mehrere einige zwei drei vier fünf sechs sieben acht neun zehn hinzu dort hier wo ' +
    'wenn weil obwohl nachdem bevor als wie statt anstelle ' +
    // French
    'le la les l c qu j n s m t un une des du de d au aux ce cet cette ces son sa ses leur leurs il elle ils elles on nous en dans sur sous ' +
    'avec sans pour par chez depuis pendant avant apres selon vers entre desormais aujourd hui hier demain actuellement ' +
    'recemment prochainement deja encore aussi ainsi enfin puis ensuite cependant toutefois plus moins pres quelque ' +
    'plusieurs tous toutes deux trois quatre cinq six sept huit neuf dix grace suite lors tout ' +
    // Spanish
    'el los las una unos unas su sus este esta estos estas ese esa nuestro nuestra ello ella ellos con sin por para desde ' +
    'hasta durante antes despues segun hacia entre sobre tras ahora hoy ayer actualmente recientemente ya tambien ademas ' +
    'asi finalmente luego sin embargo mas menos cerca varios varias todos todas dos tres cuatro cinco seis siete ocho ' +
    'nueve diez gracias',
);

/** Joins others, or says when and where: "The Contoso fund". */
export const isSmallWord = (word: string): boolean => foldedWords(word).every((one) => OPENERS.has(one));

/** What begins a sentence and is surely no name: a word of the language, or one of known meaning. */
export const isOpener = (word: string): boolean =>
  foldedWords(word).every(
    (one) =>
      OPENERS.has(one) ||
      NEUTRAL.has(one) ||
      isCommonWord(one) ||
      conceptOf(one).startsWith('=') ||
      monthOf(one) > 0 ||
      /(?:ly|ing|ment|tion|ness)$/.test(one),
  );

/** Endings of German nouns. */
export const looksLikeGermanNoun = (word: string): boolean =>
  /(?:ahl|ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|nis|nisse|tum|ment|mente|ität|ismus|eure?|ker|ler|ner|rer|ter|gen|ten|ken|sen|ien|ern|eln|ren)$/u.test(
    word,
  );

/** Of offices, authorities, directions and the like: title case makes them no names. */
const ORDINARY = wordsOf(
  'director directors managing executive manager management chairman chairwoman chair head vice deputy senior junior sales ' +
    'marketing operations finance financial technology human resources customer support supervisory advisory annual general ' +
    'meeting committee council commission minister ministry government state federal national royal public private court ' +
    'high supreme district regional county city town village parliament agency authority office department university ' +
    'college school institute hospital museum church chamber commerce trade industry union association foundation society ' +
    'fund bank central exchange stock police army navy fire service north south east west northern southern eastern ' +
    'western middle upper lower sea ocean coast bay valley island islands isle river lake mount mountains street road ' +
    'avenue square bridge port park airport station saint old new great black white red green blue day week christmas ' +
    'easter summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday internet covid ' +
    'doktor professor professorin direktor direktorin minister ministerin burgermeister burgermeisterin ' +
    'directeur directrice general generale president presidente ministre ministere gouvernement tribunal cour chambre ' +
    'conseil regional departement prefecture prefet mairie maire ville ecole universite institut hopital musee caisse ' +
    'banque bourse agence nord sud est ouest haute haut basse bas saint sainte mer ile iles val vallee noel paques ' +
    'director directora gerente consejero consejera delegado delegada ministro ministra ministerio gobierno junta ' +
    'ayuntamiento diputacion juzgado audiencia camara universidad escuela instituto hospital museo banco bolsa agencia ' +
    'hacienda norte sur este oeste alto alta bajo baja san santa santo mar isla islas valle rio navidad semana pascua',
);

/** Whether a word with a capital is one of an office, an authority, a direction or the like, and names no party alone. */
export const isOrdinary = (word: string): boolean => foldedWords(word).every((one) => ORDINARY.has(one));
