import type { UnsupportedClaim } from '../written-message.ts';
import type { REQUESTS } from './check-message.fixtures.ts';

type Kind = UnsupportedClaim['kind'];

export type CaseLanguage = keyof typeof REQUESTS;

/** Supported messages that a claim is put into, at `#`. */
export const HOSTS: Record<CaseLanguage, string[]> = {
  en: [
    'Hi Marta,\n\nI am writing because of your role as VP of Engineering at Northwind Robotics. # I would like to introduce our production planning tool.\n\nWould a short call next week suit you?\n\nBest regards,\nJonas Weber',
    'Dear Marta Oliveira, # Northwind Robotics opened a plant in Leipzig. Would you have 15 minutes for a chat?',
    'Hello Marta,\n\nI hope you are well. We have a production planning tool for engineering teams. #\n\nThank you,\nJonas',
  ],
  de: [
    'Guten Tag Petra Lindqvist,\n\nich schreibe Ihnen wegen Ihrer Rolle bei Adventure Works. # Gern möchte ich unsere Lösung für Lieferantenbewertung vorstellen.\n\nFreundliche Grüße\nJonas Weber',
    'Hallo Petra, # Hast du nächste Woche 15 Minuten Zeit für ein Gespräch?',
  ],
  fr: [
    'Bonjour Claire,\n\nje vous écris car vous êtes chez Tailspin Toys. # Je souhaite présenter notre outil de planification des tournées.\n\nCordialement,\nJonas Weber',
  ],
  es: [
    'Hola, Lucía:\n\nLe escribo porque trabaja en Wingtip Foods. # Me gustaría presentar nuestra herramienta de previsión de demanda.\n\nUn saludo,\nJonas Weber',
  ],
};

/** One claim per line; nothing in the requests supports any of them. */
const CLAIMS: Record<CaseLanguage, Partial<Record<Kind, string>>> = {
  en: {
    number: `
      Your team has 250 engineers.
      We help more than 3,000 customers plan better.
      Our tool cuts planning time by 35%.
      Customers save 1.2 million euros with us.
      You run 14 production lines.
      Northwind Robotics employs 900 people.
      Companies like yours save $50,000 with us.
      We are used in forty plants.
      Your output is up 20 percent.
      Planning takes your people six hours.
      Twenty of your engineers could use it.
      With 7 sites, planning is hard.
      I have 25 years behind me in planning.
      Three of your suppliers use our tool.
      Your plant ships 80k units.
      It pays for itself in 90 days.
      Our tool is rated 4.8.
      We cut onboarding from 40 minutes to 15 minutes.
      You have 12 plants and 30 product managers.`,
    date: `
      We started this in 2019.
      I hear the plant has been running since March.
      Last month was a busy one for your plant.
      Yesterday the plant was in the news.
      Your plant went live on 3 June 2025.
      Last week your site was down.
      A few months ago things were different at the plant.
      Q3 was hard for engineering teams at Northwind Robotics.
      You have been in the role since January.
      Earlier this year plans changed at your plant.
      Your contract ends in December.`,
    name: `
      Contoso uses our tool as well.
      Our tool is in use at Fabrikam Industries.
      I work closely with Stefan Keller.
      Your plant in Dresden could use it too.
      It connects to SAP and Salesforce.
      I know that you use Jira for planning.
      Greetings from Hamburg to you and Sandra.
      We support the Siemens team with it.
      Your colleagues in Poland will like it.
      It replaces Excel at Globex.
      I am in touch with Litware too.
      Your partner Proseware uses it.
      Our office is close to yours in Chicago.
      It was built with engineers from Toyota.
      The team at Wide World Importers likes it.
      Tobias asked me to write to you.
      Your boss Henrik Larsen may like it.
      We come from Stanford.
      AcmePlan is the tool for you.
      Your new GripMaster line needs it.`,
    title: `
      As a CTO, you know this well.
      With you as head of procurement, I am right.
      Your CFO will like the price.
      As the founder of the company, you decide.
      You as director of operations know it best.
      I am the managing director of our firm.
      As a physicist by training, you will see why.
      Your Chief Information Officer should see it.
      I write to you as board member.
      As a plant manager you plan daily.
      Our chairman sends regards.
      Being a vice president of sales, you travel.`,
    funding: `
      Congratulations on the Series B.
      You raised money from strong backers.
      I saw the news about your funding.
      The seed round must have been exciting.
      With your new investors on board, plans change.
      Your valuation says it all.
      The IPO is close, I think.
      You secured fresh capital for growth.
      Becoming a unicorn is special.
      Your annual revenue shows how well it works.
      After the fundraise, planning matters more.
      Being backed by strong partners helps.
      Your investors will ask for a plan.`,
    event: `
      Congratulations on your promotion.
      You launched a new gripper.
      Northwind Robotics acquired a competitor.
      Your company won an award for design.
      You just hired a new team.
      The merger must keep you busy.
      I am glad that you expanded abroad.
      Your recent move shows courage.
      You have doubled the team.
      Northwind Robotics announced a partnership.
      The layoffs must have been hard.
      You relocated the headquarters.
      You joined the company only recently.
      Your team released a new product.
      Happy work anniversary!
      You moved into a new role.
      Kudos for the milestone.
      Since you opened the second site, demand is high.
      As you expand into new markets, planning gets hard.
      Your team has grown a lot.
      You signed a big contract.
      Your latest acquisition is bold.
      The company was founded by two friends.
      You published great results.
      The recent fire must have been hard.
      You were nominated for a prize.
      You sold a business unit.
      You migrated to the cloud.
      Your CEO resigned.
      Well done on the certification.`,
    relation: `
      It was great to meet you at the fair.
      We met at a conference.
      Your colleague recommended that I write to you.
      As discussed, here are the details.
      I saw your post about planning.
      I loved your recent article.
      I really enjoyed your talk.
      We have a mutual connection.
      You are a loyal customer of ours.
      Thanks for accepting my request.
      Following our call, I have a question.
      You mentioned that planning is hard.
      As agreed, I am sending the details.
      I have been following your work for a while.
      We both studied engineering.
      We have a lot in common.
      Your podcast episode was inspiring.
      A friend of yours suggested that we talk.
      Thank you for your interest in our tool.
      You asked for more details.
      I heard good things about you.
      As a fellow engineer, I understand you.
      We worked together once.
      Nice speaking with you at the booth.
      I am a big fan of your products.
      You downloaded our guide.
      You visited our website.
      We share a passion for planning.
      I was referred by a friend.
      It was a pleasure meeting your team.
      As a valued customer, you get it first.
      I read your book on planning.
      Thanks for the nice chat.
      I am following up on my last message.
      I was impressed by your work.
      You commented on my update.
      We spoke on the phone.
      Our mutual friend says hello.
      I watched your webinar with interest.
      Your team already uses our tool, as you told me.
      You were introduced to me by a partner.
      We are alumni of one school.
      Your keynote made me think.
      In our last meeting you liked the idea.
      Good to see you again at the booth.`,
    other: `
      Northwind Robotics is the market leader.
      You are the fastest-growing company in automation.
      Your plant is one of the largest in the country.
      We are the leading provider of planning tools.
      You are known for your passion for robots.
      Our tool is trusted by thousands of teams.
      I know that you struggle with planning.
      Your biggest challenge is planning.
      You build the best robots in the world.
      Your award-winning team is ahead.
      You are a pioneer of automation.
      We are number one in planning.
      Your customers complain about delays.
      You are looking for a planning tool.
      Your team is unhappy with its tools.
      Our results are proven.
      You are renowned in the field.
      Ours is a world-class tool.
      Your products are unique.
      Your team lacks a planning tool.
      Northwind Robotics is the most innovative firm in automation.`,
  },
  de: {
    number: `
      Ihr Team hat 250 Leute.
      Wir sparen Ihnen 30 Prozent der Kosten.
      Vierzig Kunden nutzen unsere Lösung.
      Sie haben 2.500 Lieferanten.
      Das bringt Ihnen 1,5 Millionen Euro.`,
    date: `
      Seit 2018 arbeiten wir daran.
      Letzten Monat war viel los.
      Vor drei Wochen stand es in der Zeitung.`,
    name: `
      Auch bei Contoso wird sie genutzt.
      Ich arbeite mit Stefan Keller.
      Ihr Standort in Hamburg wäre passend.
      Ich war bei Siemens tätig.
      Viele Grüße von Sandra Mertens.`,
    title: `
      Als Geschäftsführerin kennen Sie das.
      Ihr Vorstand wird das mögen.
      Als CFO ist das für Sie relevant.`,
    funding: `
      Glückwunsch zur Finanzierungsrunde.
      Mit den neuen Investoren wird vieles anders.`,
    event: `
      Herzlichen Glückwunsch zur Beförderung.
      Sie haben einen Wettbewerber übernommen.
      Ihr Unternehmen hat ein Werk eröffnet.
      Sie haben gerade einen Preis gewonnen.
      Ihr Team ist stark gewachsen.
      Nach dem Umzug ist sicher viel zu tun.`,
    relation: `
      Wir haben uns auf der Messe getroffen.
      Wie besprochen sende ich die Details.
      Ihr Kollege hat mir empfohlen, Ihnen zu schreiben.
      Ich habe Ihren Beitrag gelesen.
      Ihr Vortrag war spannend.
      Wir haben gemeinsame Kontakte.
      Als langjähriger Kunde kennen Sie uns.
      Danke für Ihr Interesse an uns.
      Seit unserem Gespräch denke ich daran.`,
    other: `
      Adventure Works ist Marktführer.
      Sie sind das am schnellsten wachsende Unternehmen.
      Wir sind der führende Anbieter.
      Ihre größte Herausforderung ist die Qualität.`,
  },
  fr: {
    number: `
      Votre équipe compte 250 personnes.
      Nos clients gagnent 30 % de temps.
      Nous équipons quarante sites.`,
    date: `
      La semaine dernière a été chargée pour vous.
      Nous existons depuis 2015.`,
    name: `
      Contoso utilise aussi notre outil.
      Je travaille avec Julien Moreau.
      Votre site de Bordeaux serait concerné.`,
    title: `
      En tant que PDG, vous décidez.
      Votre directeur financier va apprécier.`,
    funding: `
      Félicitations pour la levée de fonds.
      Vos investisseurs seront contents.`,
    event: `
      Bravo pour votre promotion.
      Votre entreprise a racheté un concurrent.
      Vous venez de lancer un produit.
      Vous avez remporté un prix.`,
    relation: `
      Nous nous sommes rencontrés au salon.
      Comme convenu, voici les détails.
      J'ai lu votre article.
      Votre collègue m'a recommandé de vous écrire.
      Nous avons des relations en commun.
      Merci pour notre échange.`,
    other: `
      Vous êtes le leader du marché.
      Votre société connaît la plus forte croissance du secteur.
      Vous êtes une équipe de pionniers.`,
  },
  es: {
    number: `
      Su equipo tiene 250 personas.
      Ahorramos un 30 % de los costes.
      Cuarenta empresas usan la herramienta.`,
    date: `
      La semana pasada fue intensa para ustedes.
      Trabajamos en esto desde 2015.`,
    name: `
      Contoso usa nuestra herramienta.
      Trabajo con Pablo Herrera.
      Su planta de Sevilla sería ideal.`,
    title: `
      Como directora general, usted decide.
      Su gerente lo va a agradecer.`,
    funding: `
      Enhorabuena por la ronda de financiación.
      Sus inversores estarán contentos.`,
    event: `
      Felicidades por su ascenso.
      Su empresa adquirió un competidor.
      Acaban de abrir, es decir, han inaugurado otra planta.
      Ha ganado un premio.`,
    relation: `
      Nos conocimos en la feria.
      Como acordamos, envío los detalles.
      Leí su artículo.
      Un colega me recomendó escribirle.
      Tenemos contactos en común.
      Gracias por su interés.`,
    other: `
      Son líderes del mercado.
      Es la empresa de mayor crecimiento del sector.
      Sé que tienen problemas con la previsión.`,
  },
};

export interface SeededClaim {
  language: CaseLanguage;
  kind: Kind;
  claim: string;
  /** A supported message with the claim in it. */
  text: string;
  /** Where the claim begins. */
  at: number;
}

const linesOf = (block: string) => block.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

export const SEEDED_CLAIMS: SeededClaim[] = (Object.keys(CLAIMS) as CaseLanguage[]).flatMap((language) =>
  (Object.entries(CLAIMS[language]) as [Kind, string][]).flatMap(([kind, block]) =>
    linesOf(block).map((claim, index) => {
      const host = HOSTS[language][index % HOSTS[language].length] ?? '#';
      return { language, kind, claim, text: host.replace('#', claim), at: host.indexOf('#') };
    }),
  ),
);
