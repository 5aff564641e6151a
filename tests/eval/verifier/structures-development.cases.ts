/**
 * Structures of sentences, each with what it bears out ("+") and what it does not ("-"). A heading is a class; `= language,
 * company, day` holds for the passages below it; of a passage the part in brackets is quoted, else its first sentence.
 * "@ day" behind a claim is the day that it is dated with, else that of the passage.
 */
export const STRUCTURES_DEVELOPMENT = `
# days of other clauses
= en, Harlow Brakes, 2026-09-14
Harlow Brakes, founded in 1962, has opened a test track in Corby.
+ Harlow Brakes has opened a test track in Corby.
Harlow Brakes bought the foundry that it had rented since 2011.
+ Harlow Brakes bought the foundry.
Harlow Brakes won a contract from the tram operator of Leeds that runs until March 2031.
+ Harlow Brakes won a contract from the tram operator of Leeds.
Revenue of Harlow Brakes for the year ended 31 March 2025 was £84 million.
- Revenue of Harlow Brakes was £84 million.
The test track that Harlow Brakes opened in 2017 has been extended by 400 metres.
+ The test track of Harlow Brakes has been extended by 400 metres.
- Harlow Brakes opened a test track.
In 2017 Harlow Brakes bought a foundry in Corby.
- Harlow Brakes bought a foundry in Corby.
= de, Nordkamm Textil, 2026-06-02
Nordkamm Textil hat die 2014 stillgelegte Weberei in Greiz gekauft.
+ Nordkamm Textil hat die Weberei in Greiz gekauft.
Nordkamm Textil, 1921 als Spinnerei gegründet, hat einen Laden in Erfurt eröffnet.
+ Nordkamm Textil hat einen Laden in Erfurt eröffnet.
Im Jahr 2018 eröffnete Nordkamm Textil einen Laden in Erfurt.
- Nordkamm Textil eröffnete einen Laden in Erfurt.
Nordkamm Textil hat den Laden, den es im Mai 2019 eröffnet hatte, um 200 Quadratmeter erweitert.
+ Nordkamm Textil hat den Laden um 200 Quadratmeter erweitert.
- Nordkamm Textil hat einen Laden eröffnet.
= fr, Vauban Literie, 2026-04-20
Vauban Literie, créée en 1998, a ouvert un atelier à Dole.
+ Vauban Literie a ouvert un atelier à Dole.
Vauban Literie a racheté l'usine que son fondateur avait vendue en 2009.
+ Vauban Literie a racheté l'usine.
En 2016, Vauban Literie a ouvert un atelier à Dole.
- Vauban Literie a ouvert un atelier à Dole.
= es, Talleres Orduña, 2026-10-05
Talleres Orduña, fundada en 1979, ha abierto una nave en Miranda.
+ Talleres Orduña ha abierto una nave en Miranda.
Talleres Orduña ha comprado la nave que alquilaba desde 2013.
+ Talleres Orduña ha comprado la nave.
En 2015 Talleres Orduña abrió una nave en Miranda.
- Talleres Orduña abrió una nave en Miranda.
# codes and series
= en, Calder Optics, 2026-05-11
Calder Optics received 510(k) clearance for its retina scanner.
+ Calder Optics received 510(k) clearance for its retina scanner.
- Calder Optics received clearance for 510 retina scanners.
Calder Optics filed a Form 8-K on the departure of its auditor.
+ Calder Optics filed a Form 8-K on the departure of its auditor.
Calder Optics has raised a $30 million Series C round led by Brackley Ventures.
+ Calder Optics raised $30 million in a Series C round.
+ Calder Optics has raised a Series C of $30 million.
- Calder Optics has raised a Series B of $30 million.
Calder Optics has been certified to ISO 13485 at 3 sites.
+ Calder Optics has been certified to ISO 13485.
- Calder Optics has been certified at 13,485 sites.
Calder Optics closed its Series B, a $14 million round, with 6 investors.
+ Calder Optics closed a $14 million Series B round.
- Calder Optics closed a $6 million Series B round.
Calder Optics delivered 40 lenses for the Mark 7 camera.
+ Calder Optics delivered 40 lenses for the Mark 7 camera.
- Calder Optics delivered 7 lenses for the camera.
= de, Isarblech, 2026-03-09
Isarblech ist an 2 Standorten nach DIN EN 1090 zertifiziert worden.
+ Isarblech ist nach DIN EN 1090 zertifiziert worden.
- Isarblech ist an 1.090 Standorten zertifiziert worden.
Isarblech hat in einer Series-A-Runde 9 Millionen Euro eingesammelt.
+ Isarblech hat in einer Series-A-Runde 9 Millionen Euro eingesammelt.
- Isarblech hat in einer Series-B-Runde 9 Millionen Euro eingesammelt.
= fr, Brival Santé, 2026-02-17
Brival Santé a obtenu la certification ISO 27001 pour 4 centres.
+ Brival Santé a obtenu la certification ISO 27001.
- Brival Santé a obtenu la certification pour 27 001 centres.
= es, Laboratorios Azcona, 2026-07-08
Laboratorios Azcona ha cerrado una serie A de 12 millones de euros.
+ Laboratorios Azcona ha cerrado una ronda serie A de 12 millones de euros.
- Laboratorios Azcona ha cerrado una ronda serie A de 20 millones de euros.
# far years and spelled numbers
= en, Fenwick Rail, 2026-08-03
Fenwick Rail won the maintenance of the Tees line until 2037.
+ Fenwick Rail won the maintenance of the Tees line until 2037.
- Fenwick Rail won the maintenance of the Tees line until 2035.
Fenwick Rail signed a lease for Depot No. 2 with two buildings, running to 2041.
+ Fenwick Rail signed a lease for Depot No. 2.
+ Fenwick Rail signed a lease for Depot No. 2 with two buildings.
- Fenwick Rail signed a lease for three buildings.
Fenwick Rail opened three workshops beside Platform 9.
+ Fenwick Rail opened three workshops.
- Fenwick Rail opened nine workshops.
= de, Hellweg Kälte, 2026-01-26
Hellweg Kälte hat den Vertrag mit den Stadtwerken Unna bis 2036 verlängert.
+ Hellweg Kälte hat den Vertrag mit den Stadtwerken Unna bis 2036 verlängert.
- Hellweg Kälte hat den Vertrag mit den Stadtwerken Unna bis 2039 verlängert.
Hellweg Kälte hat zwei Anlagen in Halle 5 in Betrieb genommen.
+ Hellweg Kälte hat zwei Anlagen in Halle 5 in Betrieb genommen.
- Hellweg Kälte hat fünf Anlagen in Betrieb genommen.
= fr, Soliane Énergies, 2026-09-01
Soliane Énergies a signé un contrat de chauffage avec Niort jusqu'en 2044.
+ Soliane Énergies a signé un contrat de chauffage avec Niort jusqu'en 2044.
- Soliane Énergies a signé un contrat de chauffage avec Niort jusqu'en 2040.
= es, Aguas Terol, 2026-05-28
Aguas Terol ha renovado la concesión de Alcoy hasta 2038 con dos depósitos nuevos.
+ Aguas Terol ha renovado la concesión de Alcoy hasta 2038.
- Aguas Terol ha renovado la concesión de Alcoy con tres depósitos nuevos.
# words that only sound like taking back
= de, Wiesental Möbel, 2026-04-13
Wiesental Möbel hat ein Lager in Lörrach eröffnet. Das Unternehmen blickt auf 90 Jahre zurück.
+ Wiesental Möbel hat ein Lager in Lörrach eröffnet.
Wiesental Möbel hat die Produktion nach Lörrach zurückgeholt. Sie zog von Posen zurück an den alten Standort.
+ Wiesental Möbel hat die Produktion nach Lörrach zurückgeholt.
Wiesental Möbel hat Tobias Rehm zum Vertriebsleiter ernannt. Rehm kehrt damit nach vier Jahren bei Polsterwelt zurück.
+ Wiesental Möbel hat Tobias Rehm zum Vertriebsleiter ernannt.
Wiesental Möbel hat einen Auftrag der Bahn erhalten. Eine Woche später zog die Bahn den Auftrag zurück.
- Wiesental Möbel hat einen Auftrag der Bahn erhalten.
Wiesental Möbel hat 30 Lehrlinge eingestellt. Das geht auf eine Abrede mit der Stadt zurück.
+ Wiesental Möbel hat 30 Lehrlinge eingestellt.
Wiesental Möbel hat die Übernahme von Stuhlhaus Kern vereinbart. Inzwischen sind beide davon zurückgetreten.
- Wiesental Möbel hat die Übernahme von Stuhlhaus Kern vereinbart.
= en, Pellow Foods, 2026-06-22
Pellow Foods has opened a bakery in Truro. The firm gives back 2% of its profit to local schools.
+ Pellow Foods has opened a bakery in Truro.
Pellow Foods hired Joan Treen as sales director. She went back to Cornwall last year after a decade in Lyon.
+ Pellow Foods hired Joan Treen as sales director.
Pellow Foods hired Joan Treen as sales director. She has since changed her mind and will not join.
- Pellow Foods hired Joan Treen as sales director.
= fr, Morvan Fromages, 2026-03-16
Morvan Fromages a ouvert une cave à Autun. Le directeur, revenu du Québec, retire de cette expérience une méthode simple.
+ Morvan Fromages a ouvert une cave à Autun.
Morvan Fromages a signé un contrat avec Lidor. Lidor est revenu sur cette signature une semaine plus tard.
- Morvan Fromages a signé un contrat avec Lidor.
= es, Conservas Luarca, 2026-02-02
Conservas Luarca ha abierto una planta en Navia. La empresa devuelve así empleo a la comarca.
+ Conservas Luarca ha abierto una planta en Navia.
Conservas Luarca ha comprado la marca Brañas. La compra quedó sin efecto días después.
- Conservas Luarca ha comprado la marca Brañas.
# taking effect on a day
= de, Elbtor Logistik, 2026-10-12
Elbtor Logistik hat Petra Sommer mit Wirkung zum 1. Januar 2027 zur Geschäftsführerin bestellt.
+ Elbtor Logistik hat Petra Sommer mit Wirkung zum 1. Januar 2027 zur Geschäftsführerin bestellt.
+ Elbtor Logistik hat Petra Sommer zur Geschäftsführerin bestellt.
- Petra Sommer führt Elbtor Logistik.
Ab 1. Dezember 2026 übernimmt Jan Wiebe den Vertrieb von Elbtor Logistik.
- Jan Wiebe hat den Vertrieb von Elbtor Logistik übernommen.
Der Aufsichtsrat von Elbtor Logistik hat Mirja Kohl zum 15. November 2026 in den Vorstand berufen.
+ Der Aufsichtsrat von Elbtor Logistik hat Mirja Kohl in den Vorstand berufen.
= en, Tamsin Paper, 2026-09-30
Tamsin Paper has appointed Lewis Okoro as chief financial officer, effective 4 January 2027.
+ Tamsin Paper has appointed Lewis Okoro as chief financial officer.
+ Tamsin Paper has appointed Lewis Okoro as CFO, effective 4 January 2027.
- Lewis Okoro has started as chief financial officer of Tamsin Paper.
From 1 February 2027 Tamsin Paper charges 6% more for tissue.
- Tamsin Paper has raised its tissue prices by 6%.
= fr, Kerlan Yachts, 2026-11-02
Kerlan Yachts a nommé Solène Prigent directrice générale à compter du 1er janvier 2027.
+ Kerlan Yachts a nommé Solène Prigent directrice générale.
- Solène Prigent dirige Kerlan Yachts.
= es, Cerámicas Onda Alta, 2026-11-09
Cerámicas Onda Alta ha nombrado a Elvira Mas directora financiera con efectos desde el 1 de enero de 2027.
+ Cerámicas Onda Alta ha nombrado a Elvira Mas directora financiera.
- Elvira Mas ha asumido la dirección financiera de Cerámicas Onda Alta.
# departures
= en, Wick Marine, 2026-04-07
Wick Marine said that its founder Una Baird is stepping down as chief executive at the end of June.
+ Wick Marine said that its founder Una Baird is stepping down as chief executive at the end of June.
- Una Baird has left Wick Marine.
Chief technology officer Ravi Menon has left Wick Marine after nine years.
+ Ravi Menon has left Wick Marine.
- Ravi Menon has joined Wick Marine.
Wick Marine announced the departure of finance director Ellen Moss.
+ Wick Marine announced the departure of finance director Ellen Moss.
= de, Gleisbau Rothe, 2026-05-18
Gleisbau Rothe hat den Abschied von Finanzchef Uwe Lang zum Jahresende angekündigt.
+ Gleisbau Rothe hat den Abschied von Finanzchef Uwe Lang zum Jahresende angekündigt.
- Finanzchef Uwe Lang hat Gleisbau Rothe verlassen.
Vertriebsleiterin Anke Voss hat Gleisbau Rothe verlassen.
+ Anke Voss hat Gleisbau Rothe verlassen.
Technikvorstand Karl Ebert legt sein Amt bei Gleisbau Rothe zum 30. Juni nieder.
+ Karl Ebert legt sein Amt bei Gleisbau Rothe zum 30. Juni nieder.
= fr, Mirande Textiles, 2026-06-15
Mirande Textiles a annoncé le départ de son directeur commercial Hugo Lanne.
+ Mirande Textiles a annoncé le départ de son directeur commercial Hugo Lanne.
- Mirande Textiles a démenti le départ de son directeur commercial.
= es, Bodegas Arlanzón, 2026-07-20
Bodegas Arlanzón ha anunciado la salida de su director general, Íñigo Prado.
+ Bodegas Arlanzón ha anunciado la salida de su director general, Íñigo Prado.
- Íñigo Prado seguirá como director general de Bodegas Arlanzón.
# entries of registers
= de, Lüder Anlagenbau GmbH, 2026-03-03
Bestellt als Geschäftsführer der Lüder Anlagenbau GmbH: Hanna Brink, Celle. Nicht mehr Geschäftsführer: Olaf Lüder.
+ Hanna Brink wurde als Geschäftsführerin der Lüder Anlagenbau GmbH bestellt.
- Olaf Lüder wurde als Geschäftsführer der Lüder Anlagenbau GmbH bestellt.
Das Stammkapital der Lüder Anlagenbau GmbH wurde auf 250.000 Euro erhöht.
+ Lüder Anlagenbau GmbH hat das Stammkapital auf 250.000 Euro erhöht.
- Lüder Anlagenbau GmbH hat das Stammkapital um 250.000 Euro erhöht.
Der Sitz der Lüder Anlagenbau GmbH wurde von Celle nach Uelzen verlegt.
+ Lüder Anlagenbau GmbH hat ihren Sitz nach Uelzen verlegt.
- Lüder Anlagenbau GmbH hat ihren Sitz nach Celle verlegt.
In das Handelsregister eingetragen wurde die Verschmelzung der Kranbau Ost GmbH auf die Lüder Anlagenbau GmbH.
+ Die Verschmelzung der Kranbau Ost GmbH auf die Lüder Anlagenbau GmbH wurde in das Handelsregister eingetragen.
- Die Lüder Anlagenbau GmbH wurde auf die Kranbau Ost GmbH verschmolzen.
= en, Orrin Castings Ltd, 2026-02-11
Appointment of Mrs Fay Dunmore as a director of Orrin Castings Ltd on 3 February 2026.
+ Fay Dunmore was appointed as a director of Orrin Castings Ltd on 3 February 2026.
Termination of appointment of Mr Lee Harker as a director of Orrin Castings Ltd.
- Lee Harker was appointed as a director of Orrin Castings Ltd.
= fr, Roussel Outillage, 2026-04-02
Le capital de la société Roussel Outillage a été porté à 400 000 euros.
+ Le capital de Roussel Outillage a été porté à 400 000 euros.
- Le capital de Roussel Outillage a été porté à 40 000 euros.
= es, Maderas Gredos SL, 2026-05-05
Nombramientos en Maderas Gredos SL. Administradora única: Rocío Vela. Ceses: Tomás Gil.
- Tomás Gil fue nombrado administrador único de Maderas Gredos SL.
# what would be
= en, Ostrava Cables, 2026-09-21
With the new line, Ostrava Cables could employ 900 people by 2033.
- Ostrava Cables employs 900 people.
- With the new line, Ostrava Cables will employ 900 people by 2033.
A second plant of Ostrava Cables would open in 2035 at the earliest, the mayor said.
- A second plant of Ostrava Cables opens in 2035.
Ostrava Cables has opened a line that could run until 2040.
+ Ostrava Cables has opened a line.
Were the permit granted, Ostrava Cables would build a port in 2034.
- Ostrava Cables builds a port in 2034.
= de, Rhönquell, 2026-08-10
Bis 2034 könnte Rhönquell 80 neue Stellen schaffen.
- Rhönquell schafft 80 neue Stellen.
- Bis 2034 schafft Rhönquell 80 neue Stellen.
Rhönquell würde ab 2032 auch in Österreich abfüllen, wenn die Quelle reicht.
- Rhönquell füllt ab 2032 auch in Österreich ab.
= fr, Lorient Algues, 2026-10-19
D'ici 2033, Lorient Algues pourrait doubler sa production à Groix.
- D'ici 2033, Lorient Algues double sa production à Groix.
Lorient Algues a ouvert un séchoir qui pourrait servir jusqu'en 2045.
+ Lorient Algues a ouvert un séchoir.
= es, Salinas del Cabo, 2026-01-19
Salinas del Cabo podría exportar a Japón en 2032 si obtiene el permiso.
- Salinas del Cabo exporta a Japón en 2032.
- Salinas del Cabo exporta a Japón.
# myths and beliefs
= en, Marlow Kilns, 2026-03-23
It is a myth that Marlow Kilns invented the gas kiln.
- Marlow Kilns invented the gas kiln.
Contrary to what many believe, Marlow Kilns never supplied the palace.
- Marlow Kilns supplied the palace.
Marlow Kilns has sold its shop in Stoke. The idea that it has left the town is a legend.
+ Marlow Kilns has sold its shop in Stoke.
- Marlow Kilns has left the town.
That Marlow Kilns bought Denby Clay is a fairy tale.
- Marlow Kilns bought Denby Clay.
= de, Ofenbau Gießler, 2026-02-09
Dass Ofenbau Gießler die Werft gekauft hat, ist ein Märchen.
- Ofenbau Gießler hat die Werft gekauft.
Es ist ein Irrglaube, dass Ofenbau Gießler 500 Leute beschäftigt.
- Ofenbau Gießler beschäftigt 500 Leute.
Ofenbau Gießler hat ein Museum eröffnet. Es erzählt Sagen und Märchen aus der Rhön.
+ Ofenbau Gießler hat ein Museum eröffnet.
= fr, Fours Delmas, 2026-05-04
C'est une légende que Fours Delmas a livré le château.
- Fours Delmas a livré le château.
L'idée que Fours Delmas a fermé son usine est un mythe.
- Fours Delmas a fermé son usine.
Fours Delmas a ouvert un musée sur les mythes du feu.
+ Fours Delmas a ouvert un musée sur les mythes du feu.
= es, Hornos Benavent, 2026-06-08
Es un mito que Hornos Benavent haya comprado la fábrica de Manises.
- Hornos Benavent ha comprado la fábrica de Manises.
No pasa de ser una leyenda que Hornos Benavent abrió en Cuba.
- Hornos Benavent abrió en Cuba.
Hornos Benavent ha lanzado un horno llamado Mito.
+ Hornos Benavent ha lanzado un horno llamado Mito.
# who acts
= es, Ferrocables, 2026-04-27
El principal competidor de Ferrocables ha comprado una planta en Soria.
- Ferrocables ha comprado una planta en Soria.
Un antiguo proveedor de Ferrocables abrió una tienda en Burgos.
- Ferrocables abrió una tienda en Burgos.
La directora de Ferrocables inauguró la planta de Soria. La planta da trabajo a 60 personas.
+ La directora de Ferrocables inauguró la planta de Soria.
Su competidora Trefilados Ebro despidió a 40 personas, mientras Ferrocables contrató a 25.
+ Ferrocables contrató a 25 personas.
- Ferrocables despidió a 40 personas.
- Ferrocables despidió a 25 personas.
= en, Quillan Gates, 2026-07-27
Quillan Gates' oldest rival has opened a depot in Bath.
- Quillan Gates has opened a depot in Bath.
Quillan Gates' second depot has opened in Bath.
+ Quillan Gates' second depot has opened in Bath.
The landlord of Quillan Gates sold the site to a builder.
- Quillan Gates sold the site to a builder.
= de, Saale Ventile, 2026-01-12
Der größte Konkurrent der Saale Ventile hat 50 Leute entlassen.
- Saale Ventile hat 50 Leute entlassen.
Ein Kunde von Saale Ventile eröffnete in Halle ein Werk.
- Saale Ventile eröffnete in Halle ein Werk.
Das Werk von Saale Ventile in Halle hat eine neue Leitung: Ines Wolter übernahm im Januar.
+ Das Werk von Saale Ventile in Halle hat eine neue Leitung.
= fr, Portes Cazals, 2026-08-24
Le grand concurrent de Portes Cazals a ouvert un dépôt à Albi.
- Portes Cazals a ouvert un dépôt à Albi.
Le dépôt de Portes Cazals à Albi a été agrandi.
+ Le dépôt de Portes Cazals à Albi a été agrandi.
# parts and totals
= en, Dovedale Mills, 2026-05-25
Dovedale Mills employs 640 people in all, 210 of them at its Matlock mill.
+ Dovedale Mills employs 640 people.
+ Dovedale Mills employs 210 people at its Matlock mill.
- Dovedale Mills employs 210 people.
Dovedale Mills will cut 30 jobs in dyeing as part of 75 across the group.
- Dovedale Mills will cut 30 jobs across the group.
Of the £20 million that Dovedale Mills invested, £6 million went into looms.
+ Dovedale Mills invested £20 million.
- Dovedale Mills invested £6 million.
Sales of Dovedale Mills rose 9% to £120 million, with carpets contributing £45 million.
+ Sales of Dovedale Mills rose 9% to £120 million.
- Sales of Dovedale Mills rose 9% to £45 million.
= de, Achterwasser Werft, 2026-09-07
Die Achterwasser Werft beschäftigt 480 Menschen, allein im Stahlbau 160.
+ Die Achterwasser Werft beschäftigt 480 Menschen.
- Die Achterwasser Werft beschäftigt 160 Menschen.
Von den 90 Millionen Euro Umsatz der Achterwasser Werft entfielen 25 Millionen auf Reparaturen.
- Der Umsatz der Achterwasser Werft betrug 25 Millionen Euro.
= fr, Chocolats Ferrand, 2026-10-26
Chocolats Ferrand emploie 320 personnes, dont 90 à l'atelier de Vichy.
+ Chocolats Ferrand emploie 320 personnes.
- Chocolats Ferrand emploie 90 personnes.
Sur les 15 millions d'euros investis par Chocolats Ferrand, 4 millions vont à l'emballage.
- Chocolats Ferrand a investi 4 millions d'euros.
= es, Calzados Villena, 2026-03-30
Calzados Villena da empleo a 270 personas, 110 de ellas en el taller de Elda.
+ Calzados Villena da empleo a 270 personas.
- Calzados Villena da empleo a 110 personas.
Calzados Villena facturó 60 millones de euros, de los que 18 proceden de Francia.
+ Calzados Villena facturó 60 millones de euros.
- Calzados Villena facturó 18 millones de euros.
# days gone by
= fr, Ateliers Corbin, 2026-10-07
[Ateliers Corbin a ouvert une agence à Pau, il y a cinq ans.]
- Ateliers Corbin a ouvert une agence à Pau.
[Ateliers Corbin a ouvert une agence à Pau. C'était en 2019.]
- Ateliers Corbin a ouvert une agence à Pau.
L'agence de Pau, ouverte par Ateliers Corbin en 2019, vient de doubler de surface.
- Ateliers Corbin a ouvert une agence à Pau.
Ateliers Corbin fête les dix ans de son agence de Pau, inaugurée en 2016.
- Ateliers Corbin a inauguré une agence à Pau.
- Ateliers Corbin a une agence à Pau.
Depuis le rachat d'Ateliers Corbin par Velmont en 2018, l'effectif a doublé.
- Velmont a racheté Ateliers Corbin.
Ateliers Corbin, qui a racheté Velmont en 2018, expose à Lyon.
- Ateliers Corbin a acquis Velmont.
Ateliers Corbin, racheté par Velmont en 2018, expose à Lyon.
- Ateliers Corbin a été acquis par Velmont.
L'entreprise a déjà licencié en 2020, quand Ateliers Corbin a supprimé 40 postes.
- Ateliers Corbin a supprimé 40 postes.
= en, Corbin Works, 2026-10-07
[Corbin Works opened a branch in Pau. That was in 2019.]
- Corbin Works opened a branch in Pau.
Corbin Works, acquired by Velmont in 2018, shows at Lyon.
- Velmont bought Corbin Works.
The opening of the Pau branch of Corbin Works in 2019 created 40 jobs.
- Corbin Works has created 40 jobs.
Corbin Works marks five years since it cut 40 jobs.
- Corbin Works cut 40 jobs.
= de, Corbin Werke, 2026-10-07
Corbin Werke, 2018 von Velmont übernommen, stellt in Lyon aus.
- Velmont hat Corbin Werke gekauft.
[Corbin Werke hat 40 Stellen gestrichen. Das liegt fünf Jahre zurück.]
- Corbin Werke hat 40 Stellen gestrichen.
= es, Talleres Corbin, 2026-10-07
Talleres Corbin, que despidió a 40 personas en 2019, expone en Lyon.
- Talleres Corbin despidió a 40 empleados.
`;
