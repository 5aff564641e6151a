/** Names of months in the languages in which companies of our sources write; short forms are their beginnings. */
const MONTHS = [
  'january januar janvier enero gennaio januari janeiro jan janv ene gen stycznia ledna tammikuuta',
  'february februar février fevrier febrero febbraio februari fevereiro feb févr fev lutego února helmikuuta',
  'march märz maerz mars marzo maart março marco marts mar mrz mrt mär marca března maaliskuuta',
  'april avril abril aprile apr avr abr kwietnia dubna huhtikuuta',
  'may mai mayo maggio mei maj maio mag maja května toukokuuta',
  'june juni juin junio giugno junho jun giu czerwca června kesäkuuta',
  'july juli juillet julio luglio julho jul juil lug lipca července heinäkuuta',
  'august août aout agosto augustus augusti aug ago sierpnia srpna elokuuta',
  'september septembre septiembre settembre setembro sept sep set września září syyskuuta',
  'october oktober octobre octubre ottobre outubro oct okt out ott października října lokakuuta',
  'november novembre noviembre novembro nov listopada listopadu marraskuuta',
  'december dezember décembre decembre diciembre dicembre dezembro desember dec dez déc dic des grudnia prosince joulukuuta',
].map((names) => new Set(names.split(' ')));

/** 1 to 12 for the name of a month in any of these languages; 0 for any other word. */
export const monthOf = (name: string): number => MONTHS.findIndex((names) => names.has(name.toLowerCase())) + 1;
