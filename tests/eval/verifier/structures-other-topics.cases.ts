/** As `structures-development.cases.ts`, of other topics: written after the rules, and mended by afterwards. */
export const STRUCTURES_OTHER_TOPICS = `
# days of other clauses
= en, Pinecroft Vets, 2026-05-06
Pinecroft Vets has taken over a surgery in Hexham that opened in 1988.
+ Pinecroft Vets has taken over a surgery in Hexham.
- Pinecroft Vets has opened a surgery in Hexham.
Pinecroft Vets, winner of a regional prize in 2023, has introduced night shifts at all clinics.
+ Pinecroft Vets has introduced night shifts at all clinics.
- Pinecroft Vets has won a regional prize.
The charity that Pinecroft Vets set up in 2012 has paid for 900 operations this year.
- Pinecroft Vets has set up a charity.
Pinecroft Vets posted sales of £22 million for the year to December 2025, up 8%.
+ Pinecroft Vets posted sales of £22 million, up 8%.
Back in 2014, Pinecroft Vets bought a horse clinic at Alnwick.
- Pinecroft Vets bought a horse clinic at Alnwick.
= de, Brauhaus Selke, 2026-08-19
Brauhaus Selke liefert nun auch an Hotels; die Abfüllung stammt aus dem Jahr 2015.
+ Brauhaus Selke liefert nun auch an Hotels.
Brauhaus Selke, das 2020 in Schieflage geraten war, hat eine Mälzerei erworben.
+ Brauhaus Selke hat eine Mälzerei erworben.
Die Mälzerei hatte Brauhaus Selke bereits 2016 erworben.
- Brauhaus Selke hat die Mälzerei erworben.
= fr, Papeterie Voilon, 2026-09-23
Papeterie Voilon, placée en redressement en 2021, a embauché 30 ouvriers.
+ Papeterie Voilon a embauché 30 ouvriers.
- Papeterie Voilon a été placée en redressement.
La machine que Papeterie Voilon avait installée en 2018 vient d'être modernisée.
+ La machine de Papeterie Voilon vient d'être modernisée.
= es, Clínica Arboleda, 2026-03-11
Clínica Arboleda ha inaugurado un quirófano en el edificio que ocupa desde 2004.
+ Clínica Arboleda ha inaugurado un quirófano.
Clínica Arboleda inauguró su primer quirófano en 2010 y hoy tiene ocho.
- Clínica Arboleda inauguró su primer quirófano.
# codes and series
= en, Tarn Avionics, 2026-04-15
Tarn Avionics won FAA approval under Part 145 for 2 repair shops.
+ Tarn Avionics won FAA approval under Part 145.
- Tarn Avionics won FAA approval for 145 repair shops.
Tarn Avionics delivered 18 displays for the A350 to a carrier in Doha.
+ Tarn Avionics delivered 18 displays for the A350.
- Tarn Avionics delivered 350 displays.
Lakeview Partners led a $22 million Series B in Tarn Avionics, 3 years after its Series A.
+ Tarn Avionics raised a $22 million Series B.
- Tarn Avionics raised a $3 million Series B.
The regulator granted Tarn Avionics's altimeter 510(k)-style clearance after 14 tests.
- Tarn Avionics passed 510 tests.
= de, Kolberg Medizintechnik, 2026-11-04
Kolberg Medizintechnik hat für sein Herzpflaster die Zulassung der Klasse 3 erhalten.
+ Kolberg Medizintechnik hat für sein Herzpflaster die Zulassung der Klasse 3 erhalten.
- Kolberg Medizintechnik hat 3 Zulassungen erhalten.
Kolberg Medizintechnik schloss eine Serie-B-Finanzierung über 17 Millionen Euro mit 5 Geldgebern ab.
+ Kolberg Medizintechnik schloss eine Serie-B-Finanzierung über 17 Millionen Euro ab.
- Kolberg Medizintechnik schloss eine Serie-B-Finanzierung über 5 Millionen Euro ab.
= fr, Aérolac, 2026-07-15
Aérolac a livré 6 cabines pour le tramway de la ligne 12.
+ Aérolac a livré 6 cabines pour le tramway.
- Aérolac a livré 12 cabines pour le tramway.
= es, Biotex Nervión, 2026-06-30
Biotex Nervión ha levantado una serie B de 25 millones de euros.
+ Biotex Nervión ha levantado 25 millones de euros en una serie B.
- Biotex Nervión ha levantado una serie C de 25 millones de euros.
# far years and spelled numbers
= en, Loxley Ferries, 2026-10-01
Loxley Ferries secured the Arran crossing through 2039 with its two new boats.
+ Loxley Ferries secured the Arran crossing through 2039.
+ Loxley Ferries secured the Arran crossing with its two new boats.
- Loxley Ferries secured the Arran crossing through 2029.
Loxley Ferries launched two boats at Berth 6.
+ Loxley Ferries launched two boats.
- Loxley Ferries launched six boats.
= de, Wärmewerk Aller, 2026-02-24
Wärmewerk Aller versorgt das Klinikum bis 2041 mit Dampf aus zwei Kesseln.
+ Wärmewerk Aller versorgt das Klinikum bis 2041 mit Dampf.
- Wärmewerk Aller versorgt das Klinikum bis 2031 mit Dampf.
= fr, Bacs de la Rance, 2026-05-19
Bacs de la Rance a obtenu la desserte de Dinard jusqu'en 2036.
+ Bacs de la Rance a obtenu la desserte de Dinard jusqu'en 2036.
- Bacs de la Rance a obtenu la desserte de Dinard jusqu'en 2046.
= es, Telecabinas Aneto, 2026-10-01
Telecabinas Aneto explotará la línea 3 hasta 2040 con cuatro cabinas.
- Telecabinas Aneto explotará la línea hasta 2040 con tres cabinas.
# words that only sound like taking back
= de, Kranhof Verlag, 2026-09-15
Kranhof Verlag hat die Autorin Mia Holt unter Vertrag genommen. Ihr erster Vertrag lag Jahre zurück.
+ Kranhof Verlag hat die Autorin Mia Holt unter Vertrag genommen.
Kranhof Verlag hat ein Büro in Basel eröffnet. Damit kehrt das Haus in die Schweiz zurück.
+ Kranhof Verlag hat ein Büro in Basel eröffnet.
Kranhof Verlag hat die Prognose angehoben. Der Vorstand hob zudem die Dividende auf zwei Euro an.
+ Kranhof Verlag hat die Prognose angehoben.
Kranhof Verlag hat den Comicverlag Plisch gekauft. Den Kaufvertrag haben beide Seiten wieder aufgelöst.
- Kranhof Verlag hat den Comicverlag Plisch gekauft.
= en, Silverdale Audio, 2026-08-12
Silverdale Audio opened a studio in Kendal. It looks back on 40 years of recording.
+ Silverdale Audio opened a studio in Kendal.
Silverdale Audio signed the singer Ana Roe. Days later she backed out of the deal.
- Silverdale Audio signed the singer Ana Roe.
Silverdale Audio is bringing its pressing plant back to Kendal from Brno.
+ Silverdale Audio is bringing its pressing plant back to Kendal.
= fr, Éditions Tramontane, 2026-04-29
Éditions Tramontane a lancé une collection de poche. L'auteur phare revient ainsi à ses débuts.
+ Éditions Tramontane a lancé une collection de poche.
Éditions Tramontane a racheté la librairie Sève. Le rachat a été annulé par le tribunal.
- Éditions Tramontane a racheté la librairie Sève.
= es, Discos Malvarrosa, 2026-10-14
Discos Malvarrosa ha fichado a la cantante Leire Sanz. La artista vuelve a los escenarios tras un descanso.
+ Discos Malvarrosa ha fichado a la cantante Leire Sanz.
Discos Malvarrosa ha firmado un acuerdo con Radio Turia. El acuerdo fue anulado en una semana.
- Discos Malvarrosa ha firmado un acuerdo con Radio Turia.
# taking effect on a day
= de, Zahnrad Prosna AG, 2026-11-10
Zum 1. Februar 2027 hat der Aufsichtsrat der Zahnrad Prosna AG Clara Wendt zur Finanzvorständin berufen.
+ Der Aufsichtsrat der Zahnrad Prosna AG hat Clara Wendt zur Finanzvorständin berufen.
- Clara Wendt ist seit 2025 Finanzvorständin der Zahnrad Prosna AG.
Die Zahnrad Prosna AG ernennt Falk Oster mit Wirkung vom 1. Januar 2027 zum Werkleiter.
+ Die Zahnrad Prosna AG ernennt Falk Oster zum Werkleiter.
Ab Januar 2027 fertigt die Zahnrad Prosna AG auch in Posen.
- Die Zahnrad Prosna AG fertigt auch in Posen.
= en, Edgeworth Insurance, 2026-10-20
Edgeworth Insurance named Priya Nair its chief actuary with effect from 1 January 2027.
+ Edgeworth Insurance named Priya Nair its chief actuary.
- Priya Nair became chief actuary of Edgeworth Insurance in 2025.
Starting in 2027, Edgeworth Insurance insures bicycles as well.
- Edgeworth Insurance insures bicycles as well.
= fr, Mutuelle des Calanques, 2026-09-09
Mutuelle des Calanques a désigné Paul Vidal comme président à partir du 1er janvier 2027.
+ Mutuelle des Calanques a désigné Paul Vidal comme président.
- Paul Vidal préside Mutuelle des Calanques.
= es, Seguros Cantábrico, 2026-11-16
Seguros Cantábrico ha designado a Nuria Rey consejera delegada a partir del 1 de febrero de 2027.
+ Seguros Cantábrico ha designado a Nuria Rey consejera delegada.
- Nuria Rey es consejera delegada de Seguros Cantábrico desde 2024.
# departures
= en, Hollins Bank, 2026-05-27
Hollins Bank says its chief risk officer, Grant Fay, will leave at the end of September.
+ Hollins Bank says its chief risk officer, Grant Fay, will leave at the end of September.
- Grant Fay left Hollins Bank.
Hollins Bank has lost its head of trading to a rival in Zurich.
+ Hollins Bank has lost its head of trading.
= de, Sparhaus Weser, 2026-06-24
Sparhaus Weser muss sich einen neuen Chef suchen: Vorstand Ole Prang geht im Herbst.
- Vorstand Ole Prang ist bei Sparhaus Weser gegangen.
Personalchefin Rita Brandes scheidet auf eigenen Wunsch aus dem Sparhaus Weser aus.
+ Rita Brandes scheidet aus dem Sparhaus Weser aus.
= fr, Banque du Lubéron, 2026-02-26
La directrice des risques de la Banque du Lubéron, Inès Faure, quitte l'établissement.
+ La directrice des risques de la Banque du Lubéron, Inès Faure, quitte l'établissement.
- Inès Faure rejoint la Banque du Lubéron.
= es, Caja Ribera, 2026-04-22
El director de riesgos, Saúl Mora, abandona Caja Ribera tras diez años.
+ Saúl Mora abandona Caja Ribera.
- Saúl Mora se incorpora a Caja Ribera.
# entries of registers
= de, Trave Solar GmbH, 2026-07-07
Die Firma der Trave Solar GmbH wurde geändert in Trave Energie GmbH.
- Die Trave Solar GmbH wurde aufgelöst.
Einzelprokura der Trave Solar GmbH wurde Sven Ahlers erteilt.
+ Die Trave Solar GmbH hat Sven Ahlers Einzelprokura erteilt.
Zur Geschäftsführerin der Trave Solar GmbH ist Lena Kreis bestellt worden; Udo Brand ist ausgeschieden.
+ Lena Kreis ist zur Geschäftsführerin der Trave Solar GmbH bestellt worden.
- Udo Brand ist zum Geschäftsführer der Trave Solar GmbH bestellt worden.
Der Sitz der Trave Solar GmbH ist von Lübeck nach Kiel verlegt worden.
+ Die Trave Solar GmbH hat ihren Sitz nach Kiel verlegt.
- Die Trave Solar GmbH hat ihren Sitz von Kiel nach Lübeck verlegt.
= fr, Menuiserie Aubrac, 2026-01-21
Le siège social de Menuiserie Aubrac a été transféré de Rodez à Millau.
+ Menuiserie Aubrac a transféré son siège social à Millau.
- Menuiserie Aubrac a transféré son siège social à Rodez.
= es, Vidrios Tormes SL, 2026-02-18
El capital de Vidrios Tormes SL ha sido ampliado a 600.000 euros.
+ Vidrios Tormes SL ha ampliado su capital a 600.000 euros.
- Vidrios Tormes SL ha ampliado su capital en 600.000 euros.
# what would be
= en, Gantry Robotics, 2026-06-10
If the council agrees, Gantry Robotics would hire 200 welders in 2032.
- Gantry Robotics hires 200 welders in 2032.
Analysts believe Gantry Robotics might triple sales by 2031.
- Gantry Robotics triples sales by 2031.
Gantry Robotics has built a hall that may one day hold 900 robots.
+ Gantry Robotics has built a hall.
= de, Deichmilch, 2026-05-13
Ohne die Förderung müsste Deichmilch 40 Stellen streichen.
- Deichmilch streicht 40 Stellen.
Deichmilch hat eine Anlage gekauft, die bis zu 90 Tonnen am Tag schaffen könnte.
+ Deichmilch hat eine Anlage gekauft.
= fr, Cidres du Bocage, 2026-03-25
Cidres du Bocage ouvrirait un bar à Caen en 2031 si la mairie l'autorisait.
- Cidres du Bocage ouvre un bar à Caen.
= es, Quesos Idiazar, 2026-08-26
Según los planes, Quesos Idiazar llegaría a 300 empleados en 2035.
- Quesos Idiazar tiene 300 empleados.
# myths and beliefs
= en, Rushmore Bikes, 2026-07-01
Rushmore Bikes moved production to Vietnam? That story is nothing but an urban legend.
- Rushmore Bikes moved production to Vietnam.
Many riders wrongly believe that Rushmore Bikes has been sold to a fund.
- Rushmore Bikes has been sold to a fund.
Rushmore Bikes has renamed its Legend bike.
+ Rushmore Bikes has renamed its Legend bike.
= de, Radwerk Ilm, 2026-09-29
Die Behauptung, Radwerk Ilm habe sein Werk geschlossen, gehört ins Reich der Fabeln.
- Radwerk Ilm hat sein Werk geschlossen.
Entgegen anderslautenden Berichten hat Radwerk Ilm sein Werk in Ilmenau nicht verkauft.
- Radwerk Ilm hat sein Werk in Ilmenau verkauft.
= fr, Cycles Maurienne, 2026-10-07
Que Cycles Maurienne ait vendu sa marque relève du fantasme.
- Cycles Maurienne a vendu sa marque.
= es, Bicis Montseny, 2026-05-20
La venta de Bicis Montseny a un fondo es un bulo.
- Bicis Montseny ha sido vendida a un fondo.
Que Bicis Montseny cerró su taller es pura invención.
- Bicis Montseny cerró su taller.
# who acts
= es, Pinturas Alcor, 2026-01-28
La competidora de Pinturas Alcor ha lanzado un barniz sin plomo.
- Pinturas Alcor ha lanzado un barniz sin plomo.
El rival histórico de Pinturas Alcor, Esmaltes Tajo, cerró su fábrica de Getafe.
- Pinturas Alcor cerró su fábrica de Getafe.
La fábrica de Pinturas Alcor en Getafe ha contratado a 15 técnicos.
+ La fábrica de Pinturas Alcor en Getafe ha contratado a 15 técnicos.
= en, Kestrel Paints, 2026-02-04
Kestrel Paints's supplier Alban Resins has closed its plant in Goole.
- Kestrel Paints has closed its plant in Goole.
The former chairman of Kestrel Paints has founded a brewery.
- Kestrel Paints has founded a brewery.
The board of Kestrel Paints has approved a plant in Goole.
+ The board of Kestrel Paints has approved a plant in Goole.
= de, Lackfabrik Spree, 2026-10-28
Ein Mitbewerber der Lackfabrik Spree hat den Auftrag der Bahn gewonnen.
- Die Lackfabrik Spree hat den Auftrag der Bahn gewonnen.
Die Lackfabrik Spree hat ihrem Lieferanten Harzwerk Ost gekündigt, der 30 Leute entließ.
+ Die Lackfabrik Spree hat ihrem Lieferanten Harzwerk Ost gekündigt.
- Die Lackfabrik Spree entließ 30 Leute.
= fr, Peintures Sorgue, 2026-06-03
La concurrente directe de Peintures Sorgue a levé 8 millions d'euros.
- Peintures Sorgue a levé 8 millions d'euros.
La fondatrice de Peintures Sorgue a reçu le prix de l'audace.
+ La fondatrice de Peintures Sorgue a reçu le prix de l'audace.
# parts and totals
= en, Bellmere Hotels, 2026-11-18
Bellmere Hotels runs 26 hotels, 9 of which are in Wales.
+ Bellmere Hotels runs 26 hotels.
- Bellmere Hotels runs 9 hotels.
Bellmere Hotels made £310 million in revenue, of which restaurants brought in £90 million.
+ Bellmere Hotels made £310 million in revenue.
- Bellmere Hotels made £90 million in revenue.
Some 70 of the 1,200 staff of Bellmere Hotels work in the kitchens at Tenby.
- Bellmere Hotels has 70 staff.
= de, Gasthof-Gruppe Enz, 2026-11-02
Die Gasthof-Gruppe Enz hat 35 Häuser, davon 12 im Schwarzwald.
+ Die Gasthof-Gruppe Enz hat 35 Häuser.
- Die Gasthof-Gruppe Enz hat 12 Häuser.
Die Gasthof-Gruppe Enz setzte 64 Millionen Euro um, die Hälfte mit Hochzeiten und 11 Millionen mit Frühstück.
- Die Gasthof-Gruppe Enz setzte 11 Millionen Euro um.
= fr, Auberges Mistral, 2026-08-05
Auberges Mistral compte 48 établissements, parmi lesquels 17 en Corse.
+ Auberges Mistral compte 48 établissements.
- Auberges Mistral compte 17 établissements.
= es, Paradores del Sil, 2026-09-16
Paradores del Sil gestiona 40 hoteles y 14 restaurantes.
+ Paradores del Sil gestiona 14 restaurantes.
- Paradores del Sil gestiona 14 hoteles.
De los 500 empleados de Paradores del Sil, 80 trabajan en Lugo.
- Paradores del Sil tiene 80 empleados.
`;
