import { type Idiom, phrases } from './idiom.ts';

/** Separable verbs and phrases of German, French and Spanish for events, each as one word. */
export const FOREIGN_IDIOMS: readonly Idiom[] = [
  // A round by its letter: "Series-A-Runde", "ronda serie A", "levée en série A".
  [
    /(?<!\p{L})(?:(?:(?:ronda|levée|tour|finanzierungsrunde|runde|finanzierung)(?: de(?: financiación| fonds| table)?)?(?:,? en)? (?:de |von )?)?s[ée]rie|series?)[ -]([a-f])(?:-?(?:finanzierungs)?runde| round| ronda)?(?!\p{L})/giu,
    'series $1 round',
  ],
  phrases('in betrieb (?:genommen|gesetzt|gegangen)', 'inbetriebgenommen'),
  phrases('(?:nahm|nimmt|setzt|setzte|ging|geht) (?=[^.;]{0,80}in betrieb)', 'inbetriebgenommen '),
  phrases('stell(?:t|te|ten|en) (?=[^.;]{0,90}\\bein(?:\\.|,|$))', 'eingestellt '),
  phrases('weih(?:t|te|ten|en) (?=[^.;]{0,90}\\bein(?:\\.|,|$))', 'eingeweiht '),
  phrases('(?:fuhr|führ)(?:t|te|ten|en) (?=[^.;]{0,90}\\bein(?:\\.|,|$))', 'eingeführt '),
  phrases('stell(?:t|te|ten|en) (?=[^.;]{0,90}\\bvor(?:\\.|,|$))', 'vorgestellt '),
  phrases('kündig(?:t|te|ten|en) (?=[^.;]{0,90}\\ban(?:\\.|,|$))', 'angekündigt '),
  phrases('kauf(?:t|te|ten|en) (?=[^.;]{0,90}\\b(?:auf|zu)(?:\\.|,|$))', 'gekauft '),
  phrases('bau(?:t|te|ten|en) (?=[^.;]{0,90}\\baus(?:\\.|,|$))', 'ausgebaut '),
  phrases('schließ(?:t|en)|schloss (?=[^.;]{0,90}\\bab(?:\\.|,|$))', 'abgeschlossen '),
  phrases('sich ([^.;]{2,60}) einverleibt', '$1 übernommen'),
  phrases('stehen nun zur verfügung', 'verfügbar'),
  phrases('zu neuen eigentümern gekommen', 'übernommen worden'),
  phrases('mettre en service|mise? en service|met en service|mis en service|mises en service', 'commissionne'),
  phrases('mettre en marche|mis en marche|mise en marche', 'commissionne'),
  phrases("vient d[e’'] ?", 'a '),
  phrases("viennent d[e’'] ?", 'ont '),
  phrases("(?:boucle|a bouclé|bouclé) (?:un|son) tour de table d[e’']", 'a levé'),
  phrases("levée de fonds d[e’']", 'lève'),
  phrases('tour de table', 'levée'),
  phrases("dispose d[e’'] ?une? (?=agence|usine|magasin|bureau)", 'a ouvert une '),
  phrases('(?:a )?passé les rênes (?:de|des|du) ([^.;]{2,60}?) à', 'dirige $1'),
  phrases('prend(?:re)? la tête (?:de|des|du)|a pris la tête (?:de|des|du)|est à la tête (?:de|des|du)', 'dirige'),
  phrases('mettre la clé sous la porte|a mis la clé sous la porte', 'a fermé'),
  phrases('(?:puesta en marcha|puesto en marcha|puso en marcha|puesta en servicio|puso en servicio)', 'comisiono'),
  phrases('baj(?:ó|a|ado) (?:definitivamente )?la persiana de', 'cerró'),
  phrases('ech(?:ó|a|ado) el cierre (?:de|en)', 'cerró'),
  phrases('se hizo con', 'adquirió'),
  phrases(
    '(?:fue|ha sido|resultó) (?:galardonad[oa]|premiad[oa]|distinguid[oa]) (?=[^.;]{0,30}con el premio)',
    'recibió ',
  ),
];
