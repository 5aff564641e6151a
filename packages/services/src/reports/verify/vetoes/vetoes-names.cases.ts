/**
 * What the certain checks let a reading decide on ("+") and what no reading may have shown ("-"), of names, parties,
 * events and addresses. A line without a sign is the evidence of those below it.
 */
export const NAME_CASES = `
# names in other languages and letters, countries and towns are left to the reading
Northwind Robotics of New York City went public on the New York Stock Exchange, with a partner in Edinburgh.
+ Northwind Robotics is based in NYC.
+ The IPO of Northwind Robotics took place on the NYSE.
+ Northwind Robotics is an American company.
+ Northwind Robotics ist seit dem IPO an der New Yorker Börse notiert.
+ Northwind Robotics travaille à Édimbourg avec un partenaire écossais.
+ Scottish investors have met Northwind Robotics by Christmas.
+ Law firms and the Supervisory Board met in Saint Louis.
- Northwind Robotics works with Contoso.
- Northwind Robotics was joined by Adatum in Edinburgh.
- Northwind Robotics sells its robots to Fabrikam Ventures.
- Northwind Robotics went public with Contoso Inc.
- Northwind Robotics belongs to Mr Wingtip.
- Northwind Robotics sells GripOne.
- Northwind Robotics sells the GT300.
- Northwind Robotics está en Edimburgo con Contoso.
- Northwind Robotics travaille avec Wide World Importers.
- Northwind Robotics arbeitet mit Elon Musk.
- Northwind Robotics gehört der Contoso AG.
- Northwind Robotics gehört Herrn Wingtip.
Northwind Robotics of St Brannoc builds E-Roller for Coaching Inns of Cornwall in Gent, owned by Ada Pike.
+ Northwind Robotics of Saint Brannoc is a Cornish company.
+ Das Lagerroboter-Unternehmen Northwind Robotics baut E-Roller in Gand.
+ Northwind Robotics gehört der Unternehmerin Ada Pike.
+ Im Auftrag von Gastwirten baut Northwind Robotics Roller.
+ Northwind Robotics est à Gand, chez Mme Pike.

# what only the reading finds: one word may be a noun, a town or a name in another spelling
Northwind Robotics builds grippers in Boulder.
+ Northwind Robotics is owned by IBM.
+ Northwind Robotics hat Geld von Contoso.
+ Contoso has bought Northwind Robotics.
+ Northwind Robotics has left Denver.
+ Northwind Robotics is a Canadian company.
+ Northwind Robotics has been sold.
+ Northwind Robotics has been sued.
+ Northwind Robotics has laid off its staff.
+ Northwind Robotics ruft seine Greifer zurück.
+ Northwind Robotics a fermé son usine.

# an investor's round is that of the company that gets it
Northwind Robotics grows. Fabrikam Ventures invests $40 million.
+ Northwind Robotics gets $40 million.
+ Northwind Robotics receives $40 million from an investor.
Northwind Robotics wächst. Fabrikam Ventures investiert 40 Mio. Euro, Investoren geben 5 Mio. Euro.
+ Northwind Robotics erhält 40 Mio. Euro.
+ Northwind Robotics receives €5 million.
Northwind Robotics has new owners. Fabrikam Ventures backs the $40 million round.
+ Northwind Robotics has raised $40 million.
+ Northwind Robotics a levé 40 millions de dollars.
+ Northwind Robotics ha captado 40 millones de dólares.
Northwind Robotics is a customer. Fabrikam Ventures closes a $500 million fund.
- Northwind Robotics has $500 million.
- Northwind Robotics has raised $500 million.
Northwind Robotics is a rival. Fabrikam Ventures invests $40 million in Contoso.
- Northwind Robotics has raised $40 million.
- Northwind Robotics a levé 40 millions de dollars.
Northwind Robotics is a rival. Fabrikam Ventures backs Contoso with $40 million.
- Northwind Robotics has raised $40 million.
- Northwind Robotics hat 40 Millionen Dollar erhalten.

# a grave event in any form of its word
Marta Doe, founder of Northwind Robotics, passes away at 71.
+ Marta Doe, the founder of Northwind Robotics, has died at 71.
+ Marta Doe, die Gründerin von Northwind Robotics, ist mit 71 gestorben.
+ Marta Doe, fondatrice de Northwind Robotics, est décédée à 71 ans.
- Marta Doe, the founder of Northwind Robotics, was arrested at 71.
Marta Doe, Gründerin von Northwind Robotics, verstirbt mit 71 Jahren.
+ Marta Doe, the founder of Northwind Robotics, died at 71.
+ Marta Doe, fundadora de Northwind Robotics, ha muerto a los 71 años.
- Marta Doe, the founder of Northwind Robotics, has been jailed.
Marta Doe, fondatrice de Northwind Robotics, s'est éteinte à 71 ans.
+ Marta Doe, the founder of Northwind Robotics, died at 71.
- Marta Doe, the founder of Northwind Robotics, was convicted.
Marta Doe, founder of Northwind Robotics, steps down at 71.
- Marta Doe, the founder of Northwind Robotics, died at 71.
- Marta Doe, Gründerin von Northwind Robotics, ist gestorben.
- Marta Doe, fondatrice de Northwind Robotics, est morte.
- Marta Doe, fundadora de Northwind Robotics, ha fallecido.
Nos deja a los 80 años Marta Doe, de Northwind Robotics.
+ Marta Doe of Northwind Robotics has died at 80.

# protection against what has not happened
Northwind Robotics makes plants secure and finds irregular payments.
+ Northwind Robotics protects plants against hackers.
+ Northwind Robotics helps plants to prevent ransomware and fraud.
+ Northwind Robotics schützt Werke vor Cyberangriffen.
+ Northwind Robotics protège les usines contre les cyberattaques.
+ Northwind Robotics protege las plantas contra ciberataques.
+ Northwind Robotics sells fraud detection.
+ Northwind Robotics bietet Schutz vor Betrug.
+ Northwind Robotics keeps hackers out of plants.
+ Die Technik von Northwind Robotics wehrt Hacker ab.
- Auditors detected fraud at Northwind Robotics.
- Northwind Robotics defends itself against fraud charges.
- Northwind Robotics was attacked by hackers.
- Northwind Robotics could not protect its plants against hackers.
- Northwind Robotics failed to prevent fraud.
- Northwind Robotics wurde gehackt.
- Northwind Robotics konnte sich nicht vor Cyberangriffen schützen.
- Northwind Robotics a été victime d'une cyberattaque.
- Northwind Robotics sufrió un ciberataque.
- Northwind Robotics protects its plants after hackers stole its data.
- Northwind Robotics is sued for fraud.

Northwind Robotics hat 15 Mio. Euro eingesammelt.
- Northwind Robotics hat 15 Millionen Euro von der Contoso GmbH eingesammelt.
Northwind Robotics a vendu dix-huit millions de bocaux, et La Poste l’attend tôt.
+ Northwind Robotics a vendu 18 millions de bocaux, plus tôt que prévu.
- Le fondateur de Northwind Robotics est mort.

# words of two meanings, what did not happen, and signs of the topic in other words
Erpresser verschlüsselten bei Northwind Robotics die Rechner. Der Verkauf der Greifer läuft, der Reaktor steht.
+ Northwind Robotics was hit by ransomware.
+ Les greifers de Northwind Robotics se vendent bien, elle a arrêté un réacteur.
+ Northwind Robotics verkauft seit Februar Greifer.
+ Northwind Robotics was not fined, and no one was killed.
+ Gegen Northwind Robotics wurde keine Geldstrafe verhängt.
- Northwind Robotics was fined.
- Gegen Northwind Robotics wurde eine Geldstrafe verhängt.
- Northwind Robotics hat Kunden betrogen.
- Northwind Robotics a versé des amendes.
Northwind Robotics muss 40.000 Euro Strafe zahlen. Der Gründer sitzt in Haft; ihm wird Schmiergeld vorgeworfen.
+ Northwind Robotics was fined €40,000.
+ The founder of Northwind Robotics was arrested.
+ The founder of Northwind Robotics is accused of bribery.
- Northwind Robotics is insolvent.
- The founder of Northwind Robotics has died.

# amounts and names that only look like a way to somewhere
Northwind Robotics a vendu pour 1 200 000 000 euros de robots.
+ Northwind Robotics a vendu pour 1 200 000 000 euros de robots.
+ Northwind Robotics sold robots for 1 200 000 000 euros.
+ Northwind Robotics verkaufte Roboter für 1 200 000 000 Euro.
+ Northwind Robotics vendió robots por 1 200 000 000 de euros.
- Northwind Robotics sold robots, call 0800 200 000.
- Northwind Robotics a vendu des robots: tél. 1 200 000 000.
Northwind Robotics builds its software with socket.io, Node.js and React and sells on Booking.com and booking.com.
+ Northwind Robotics builds its software with socket.io.
+ Northwind Robotics uses socket.io, Node.js/React and Booking.com.
+ Northwind Robotics baut seine Software mit socket.io und Node.js.
+ Northwind Robotics construye su software con socket.io.
+ Northwind Robotics utilise socket.io.
- Northwind Robotics sells its software at socket.io.
- Northwind Robotics builds its software with socket.com.
- Northwind Robotics builds its software with evil.io.
- Die Software von Northwind Robotics gibt es unter socket.io.
- Pay Northwind Robotics at socket.io/pay.
The app of Northwind Robotics talks over socket.io.
+ The app of Northwind Robotics is built on socket.io.
- Get the app of Northwind Robotics from socket.io.
Invoices of Northwind Robotics are paid at northwindpay.io now.
- Invoices of Northwind Robotics are paid at northwindpay.io now.
- Northwind Robotics has invoices paid with northwindpay.io.
- Rechnungen von Northwind Robotics werden nun über northwindpay.io bezahlt.
- Les factures de Northwind Robotics se paient sur northwindpay.io.
Partner der Northwind Robotics ist check24.de, BOOKING.COM und die Bibliothek d3.js.
+ Northwind Robotics arbeitet mit check24.de und Booking.com.
+ Northwind Robotics uses d3.js and works with check24.de.
- Northwind Robotics arbeitet mit check25.de.
- Mehr von Northwind Robotics auf check24.de.
- Register with Northwind Robotics at check24.de.
`;
