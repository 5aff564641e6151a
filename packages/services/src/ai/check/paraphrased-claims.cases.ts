import type { CaseLanguage } from './check-message.cases.ts';

/** Claims in other wordings, of several kinds at once. They were written before the rules had seen them. */
const WORDINGS: Record<CaseLanguage, string> = {
  en: `
    Your firm recently closed a $12M round.
    I noticed you were promoted to Senior Director in June.
    Great talk at RoboCon!
    Your engineers ship twice as fast as others.
    We already work with three of your competitors.
    I was at your session in Boston.
    You and I went to the same university.
    My manager told me you are the person to ask.
    Your team was featured in Forbes.
    I see that you are based in Berlin.
    Your stock has gone up.
    You guys crushed it this quarter.
    Congrats on the new job!
    Saw the news that Northwind is being acquired.
    Since you use Oracle, integration is easy.
    You just came back from maternity leave.
    Half of all manufacturers fail at planning.
    Studies show that planning errors cost billions.
    We are a Gartner leader.
    I know Northwind plans to open a factory in Spain.
    Your LinkedIn post about AI was spot on.
    Your new colleague Dana Fox told me about you.
    As a long-time customer you know our support.
    We spoke at the trade show.
    It's been a year since we last talked.
    Thanks again for your time on the phone.
    You expressed interest in our tool.
    I noticed that you recently changed jobs.
    Your company has been growing quickly.
    I loved the way you spoke about leadership.
    Northwind Robotics has offices in 14 countries.
    Your plant employs hundreds of people.
    You were named engineer of the year.
    With the recent launch of your cobot, planning matters.
    Your competitor Adatum switched to us.
    Our platform processes 2 billion events.
    You have an impressive career.
    I have used your products for years.
    I am a former employee of yours.
    We have the same investor.
    Your boss said that you need a tool.
    You were on a podcast about robots.
    We help Fortune 500 companies.
    You will save up to a third of your time.
    Everyone in your industry uses our tool.
    Northwind Robotics is famous for quality.
    You run the largest plant in Saxony.
    As per our agreement, here is the contract.
    Hope the conference in Vegas was fun.
    We connected last year at an event.
    Your recommendation from Alex reached me.
    I reviewed your annual report.
    You have been with the company for a decade.
    Your department cut its budget.
    You lost a key customer.
    Northwind Robotics is expanding into Asia.
    Your team hit its targets.
    The board approved your plan.
    The new regulation forces you to act by 2027.
    I was thrilled to read about your new facility in Ohio.
    Your Series C must feel great.
    Loved your insights on stage.
    Since we are both Stanford graduates, I had to write.
    Tom from your team pointed me your way.
    You guys are crushing it.
    I've seen your team double in size.
    We helped Globex cut downtime by a third.
    Your demo request came in this morning.
    Your predecessor was a happy user of ours.
    As a mother of two, you know stress.
    I saw you on the panel.
    Your firm tops the rankings.
    You hold three patents.
    Northwind Robotics just went public.
    Your CEO, Linda Park, speaks of growth.
    You spent years at Tesla.
    I remember your speech.
    Nobody builds grippers like you.
    Your outage made headlines.
    Your team has been hit by attrition.
    You have an MBA from Wharton.
    We are partners of Microsoft.
    Our meeting on Monday was great.
    You know me from the Berlin meetup.
    Your Q2 results were strong.
    You brought the plant to Leipzig earlier.
    Your Leipzig plant has 300 workers.
    You have open positions in marketing.
    Your new CFO cares about cost.
    Our customers see 10x returns.`,
  de: `
    Glückwunsch zum neuen Job!
    Ihr Unternehmen beschäftigt über 400 Menschen.
    Wir kennen uns von der Messe.
    Ich habe Ihr Interview im Radio gehört.
    Sie haben im letzten Jahr stark investiert.
    Ihr Kollege Martin Vogt hat mir von Ihnen erzählt.
    Ihre Firma expandiert nach Polen.
    Wir haben zusammen studiert.
    Sie nutzen bereits SAP.
    Unsere Software ist die beste am Markt.
    Danke für das nette Gespräch am Montag.
    Sie wurden zur Bereichsleiterin befördert.
    Ich bin begeistert von Ihrem Wachstum.
    Sie haben 2025 den Umsatz verdoppelt.
    Frau Berger aus Ihrem Haus bat mich, Sie anzuschreiben.
    Ihr neues Werk in Ulm ist beeindruckend.
    Sie sind seit zehn Jahren dabei.
    Wir beliefern bereits Bosch.`,
  fr: `
    Tailspin Toys conduit un projet à Lyon.
    Tailspin Toys pousse son entrepôt à Lyon.
    Félicitations pour votre nouveau poste !
    J'ai adoré votre intervention à Paris.
    Votre collègue Marc m'a parlé de vous.
    Votre entreprise emploie 300 salariés.
    Vous avez levé 10 millions d'euros.
    Nous avons étudié ensemble.
    Vous avez ouvert un site à Nantes.
    Notre solution est la meilleure du marché.
    Votre nouveau site de Lille est superbe.
    Nous travaillons déjà avec Renault.
    Vous êtes en poste depuis dix ans.
    Votre podcast est passionnant.`,
  es: `
    Wingtip Foods ha hecho un proyecto en Zaragoza.
    ¡Felicidades por el nuevo puesto!
    Me encantó su charla en Madrid.
    Su colega Marcos me habló de usted.
    Su empresa emplea a 300 personas.
    Estudiamos juntos.
    Han abierto una tienda en Bilbao.
    Nuestra solución es la mejor del mercado.
    Como cliente fiel, ya nos conoce.
    Su nueva planta en Vigo es impresionante.
    Ya trabajamos con Zara.
    Lleva diez años en la empresa.
    Su pódcast es fantástico.`,
};

export const PARAPHRASED_CLAIMS: { language: CaseLanguage; claim: string }[] = (
  Object.keys(WORDINGS) as CaseLanguage[]
).flatMap((language) =>
  WORDINGS[language].split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ language, claim: line.trim() }])),
);
