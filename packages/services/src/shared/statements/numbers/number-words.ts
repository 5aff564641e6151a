/** Words for numbers in English, German, French and Spanish, without accents, in lower case. */
const COUNTED: Record<number, string> = {
  0: 'zero null cero',
  0.5: 'half halbe halben halber einhalb demi demie medio media',
  1: 'one ein eins eine einen einem einer un une uno una first erste ersten erster erstes erstem premier premiere primer primera',
  1.5: 'anderthalb eineinhalb',
  2: 'two zwei deux dos second zweite zweiten zweiter zweites zweitem deuxieme seconde segundo segunda',
  2.5: 'zweieinhalb',
  3: 'three drei trois tres third dritte dritten dritter drittes drittem troisieme tercer tercera tercero',
  4: 'four vier quatre cuatro fourth vierte vierten quatrieme cuarto cuarta',
  5: 'five funf cinq cinco fifth funfte funften cinquieme quinto quinta',
  6: 'six sechs seis sixth sechste sechsten sixieme sexto sexta',
  7: 'seven sieben sept siete seventh siebte siebten septieme septimo septima',
  8: 'eight acht huit ocho eighth achte achten huitieme octavo octava',
  9: 'nine neun neuf nueve ninth neunte neunten neuvieme noveno novena',
  10: 'ten zehn dix diez tenth zehnte zehnten dixieme decimo decima dizaine decena',
  11: 'eleven elf onze once',
  12: 'twelve zwolf douze doce dozen dozens docena docenas douzaine douzaines dutzend',
  13: 'thirteen dreizehn treize trece',
  14: 'fourteen vierzehn quatorze catorce',
  15: 'fifteen funfzehn quinze quince quinzaine quincena',
  16: 'sixteen sechzehn seize dieciseis',
  17: 'seventeen siebzehn diecisiete',
  18: 'eighteen achtzehn dieciocho',
  19: 'nineteen neunzehn diecinueve',
  20: 'twenty zwanzig vingt vingts veinte vingtaine veintena twentieth',
  21: 'veintiuno veintiun veintiuna',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'thirty dreissig dreißig trente treinta trentaine treintena',
  40: 'forty vierzig quarante cuarenta quarantaine cuarentena',
  50: 'fifty funfzig cinquante cincuenta cinquantaine cincuentena',
  60: 'sixty sechzig soixante sesenta soixantaine',
  70: 'seventy siebzig septante setenta',
  80: 'eighty achtzig octante huitante ochenta',
  90: 'ninety neunzig nonante noventa',
  100: 'cien ciento centaine centenar centena',
  200: 'doscientos doscientas',
  300: 'trescientos trescientas',
  400: 'cuatrocientos cuatrocientas',
  500: 'quinientos quinientas',
  600: 'seiscientos seiscientas',
  700: 'setecientos setecientas',
  800: 'ochocientos ochocientas',
  900: 'novecientos novecientas',
  1000: 'millar millier',
};

/** Of languages that are not read otherwise, too: evidence may be in any. */
const MULTIPLIED: Record<number, string> = {
  100: 'hundred hundreds hundert cent cents',
  1000: 'thousand thousands tausend mille mil k millares milliers mila duizend tys tysiecy tysiace',
  1000000:
    'million millions millionen millon millones mio m mn mm mln milione milioni miljoen milion miliony milionow milhao milhoes',
  1000000000:
    'billion billions milliarde milliarden milliard milliards mrd md mds bn mld miliardo miliardi miljard miliard miliardow',
  1000000000000: 'trillion trillions',
};

/** The part that a word for a share names, in percent: "a quarter" for 25 %. */
const SHARES: Record<number, string> = {
  50: 'half halfte moitie mitad halve halved',
  33: 'third drittel tiers tercio',
  25: 'quarter viertel quart cuarto',
  20: 'fifth funftel cinquieme quinto',
  10: 'tenth zehntel dixieme decimo',
};

const byWord = (words: Record<number, string>): ReadonlyMap<string, number> =>
  new Map(Object.entries(words).flatMap(([value, some]) => some.split(' ').map((word) => [word, Number(value)])));

export const NUMBER_WORDS = byWord(COUNTED);
/** What multiplies the number before it. */
export const SCALE_WORDS = byWord(MULTIPLIED);
export const SHARE_WORDS = byWord(SHARES);
