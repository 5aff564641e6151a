import { type MessageRequest, messageRequestSchema } from '../schemas.ts';
import { REQUESTS } from './check-message.fixtures.ts';

const known = messageRequestSchema.parse({
  messageType: 'direct_message',
  recipientName: 'Dr. Anna Keller',
  recipientTitle: 'Chief Financial Officer',
  recipientCompany: 'Fabrikam Energy',
  recipientIndustry: 'Renewable Energy',
  campaignGoal: 'Offer a free audit of power purchase contracts',
  senderName: 'Priya Nair',
  senderTitle: 'Head of Advisory',
  facts: [
    {
      id: 'f1',
      text: 'Fabrikam Energy raised $40 million in a Series B led by Contoso Ventures',
      source: 'Handelsblatt',
      date: '2026-03-12',
    },
    { id: 'f2', text: 'We met at the Hannover Messe in April 2026', source: 'note', date: null },
    { id: 'f3', text: 'Anna Keller published an article about grid fees', source: 'note', date: null },
    { id: 'f4', text: 'Her colleague Tom Berg recommended that we write to her', source: 'note', date: null },
    {
      id: 'f5',
      text: 'Fabrikam Energy acquired Wind North and won the Green Power Award',
      source: 'Report of 2026-10-01',
      date: '2026-09-30',
    },
  ],
});
const bare = messageRequestSchema.parse({ messageType: 'connection_request', recipientName: 'Sam' });

/** Noted in haste: days in digits, what the recipient said, what the sender has. */
const noted = messageRequestSchema.parse({
  messageType: 'follow_up',
  recipientName: 'Marcus Adeyemi',
  recipientCompany: 'Tailspin Schools',
  campaignGoal: "an Vortrag am 19.11. erinnern; dinner 4 Feb; she asked for ATEX certificates, we've got them now",
  senderName: 'Ewa Nowicka',
  facts: [
    { id: 'n1', text: 'Marcus said the governors decide in autumn', source: 'Note', date: null },
    { id: 'n2', text: 'Testversion am 1.10. gestartet, 14 Tage', source: 'Note', date: null },
    {
      id: 'n3',
      text: 'Tailspin Schools ganó la licitación de tres escuelas',
      source: 'Report of 2026-11-02',
      date: '2026-10-20',
    },
  ],
});

/** Written by hand, as people write; "|" is an empty line. Everything that they state is in their request. */
const MESSAGES: [MessageRequest, string][] = [
  [
    REQUESTS.en,
    `
    Hi Marta, Northwind Robotics opened a plant in Leipzig, and that is what prompts me to write to you.
    Hi Marta, I saw that Northwind Robotics opened a plant in Leipzig. Would you be open to a short chat about production planning?
    Hello Marta,|As VP of Engineering at Northwind Robotics you are probably the right person to ask: who looks after production planning?|Best, Jonas
    Dear Ms. Oliveira,|I work on a production planning tool for engineering teams and would value your opinion. Could we talk for 20 minutes next week?|Kind regards,|Jonas Weber
    Marta, quick question: how does your team plan production today?
    Hi Marta! Jonas here. Mind if I send over two lines about our planning tool?
    Good morning Marta, would Tuesday or Thursday suit you for a short call?
    Hi Marta, with the plant in Leipzig now open, I wondered how you plan production there.
    Hello Marta, you are hiring 12 software engineers, so I guess that your calendar is full. I will keep it brief.
    Hi Marta, if production planning is on your list, I would be glad to show you what we do. If not, no hard feelings.
    Dear Marta Oliveira,|I would like to introduce our production planning tool.|Would it be possible to arrange a call at a time of your choosing?|Yours sincerely,|Jonas Weber|Account Executive
    Hi Marta, I help engineering teams with production planning. Happy to share how it works, whenever it suits you.
    Hey Marta, do you already have a tool for production planning, or is that still open?
    Hello, I am looking for the person at Northwind Robotics who decides on planning tools. Could you point me to them?
    Hi Marta, I hope this message finds you well. I would love to hear your view on production planning in industrial automation.
    Marta, is production planning something you are responsible for? If somebody else is, a pointer would be great.
    Hi Marta, let me know if a demo would help. I can adapt to your schedule.
    Dear Marta, please excuse the direct message. I believe our planning tool could be of use to your engineering team.
    Hi Marta, who would be the best person to talk to about planning in Leipzig?
    Hello Marta, may I ask how you plan the work of your engineers?
    Hi Marta, I came across your profile and thought it would make sense to connect.
    Hi Marta, are you open to a quick call on Friday at 10:30?
    Hi Marta, Northwind Robotics has a plant in Leipzig now. I wonder whether planning it is a topic for you.
    Marta, I would like to show you our tool in 15 minutes. Would 10 am or 2 pm work?
    Hi Marta, no rush at all. Whenever you have a moment, tell me if this is relevant.
    Hello Marta, production planning can be tedious. Our tool makes it easier. Shall I send you a short description?
    Hi Marta, my name is Jonas and I am an Account Executive. We make a planning tool for engineering teams.
    Dear Marta, with your role in engineering, I assume that planning crosses your desk. Is that right?
    Hi Marta, I would be grateful for five minutes of your time.
    Hi Marta, would you prefer an e-mail or a call?
    Hi Marta, it would be great to connect with somebody from industrial automation.
    Hello Marta, I noticed the plant in Leipzig that Northwind Robotics opened in October. How do you plan production there?
    Hi Marta, I know a message from a stranger is easy to ignore, so I will be brief.
    Hi Marta, thanks for taking the time to read this.
    Hi Marta, if you are the wrong person, please ignore this message. If you are the right one, I would like to hear from you.
    Dear Marta, thank you in advance for your answer. Best regards, Jonas
    Hi Marta, can I ask you one question about planning?
    Marta, we should talk about planning. Your call. Jonas
    Hi Marta, I would appreciate your thoughts on planning tools. What matters most to you?
    Hello Marta! Our tool shows engineering teams what they produce and when. Would you like to see it?
    Hi Marta, engineers at Northwind Robotics may like our planning tool. Should we talk?
    Hi Marta, feel free to forward this to a colleague who takes care of planning.
    Hi Marta, would you rather talk in the morning or in the afternoon?
    Hi Marta, I would like to learn how planning works in a company like Northwind Robotics.
    Hello Marta, could we find a time for a video call in the coming weeks?
    Hi Marta, I am interested in robotics and industrial automation. Shall we stay in touch?
    Hi Marta, planning software is often hard to use. Ours is meant to be simple. Curious?
    Dear Marta Oliveira, may I send you some material about our production planning tool?
    Hi Marta, software engineers are on your hiring list, twelve of them. Does planning matter to them?
    Hi Marta, a plant like the one in Leipzig needs a plan. I would like to show you our tool for it.
    Hello Marta, I will be brief: is production planning a topic for Northwind Robotics right now?
    Marta, just say no if this is not for you. Otherwise: when could we speak?
    Hi Marta, all I ask for is a short reply. Yes, no or later is fine.
    Hi Marta, I hope that you had a good start to the week. Could we have a word about planning?
    Hi Marta, does your team in Leipzig use a tool for planning? If yes, are you happy with it?
    Hi Marta, perhaps we could have a virtual coffee and talk about automation?
    Hello Marta, let me be direct. I would like to introduce our production planning tool to you.
    Hi Marta, it is Jonas. I would be happy to answer your questions about the tool.
    Hi Marta, what would have to happen for you to look at a planning tool?
    Hi Marta, should we talk now or rather later in the year?
    Hi Marta, some teams plan in spreadsheets, some in their heads. How do you do it?
    Hello Marta, mornings are easiest for me, but I can work around your calendar.
    Hi Marta, if you would like to know more, just write back and I will send the details.
    Hi Marta, let us find out in a short call whether our tool fits.
    Dear Marta, as VP of Engineering you have a lot to do. I would not write if I did not think that our tool could help.
    Hi Marta, we could look at your plan together and see what our tool makes of it.
    Hi Marta, opening a plant takes a lot of planning. May I show you how our tool helps?
    Hi Marta, is there anything that you would change in the way you plan?
    Hello Marta, I respect your time, so here is my request in one sentence: may I show you our tool?
    Hi Marta, planning is never finished. If you would like some help with it, I am here.
    Hi Marta, have you thought about a tool for production planning? I would be happy to talk about it.
    Hi Marta, whether you hire or not, engineers need a plan. Shall we talk?
    Dear Marta, I look forward to your reply and wish you a pleasant week.
    Hi Marta, I would love to tell you more. Here is what it does: it plans production.
    `,
  ],
  [
    { ...REQUESTS.en, messageType: 'follow_up' },
    `
    Hi Marta, I am following up on my last message. Is production planning a topic for you?
    Hello Marta, I wrote to you last week about our planning tool. Did you have a chance to look at it?
    Marta, a gentle reminder of my earlier note. A yes or no would be enough.
    Hi Marta, just checking back with you about the planning tool.
    Hi Marta, I have not heard from you, which is fine. Should I close the matter?
    Dear Marta Oliveira,|my previous message may have got lost. I would still like to show you our tool.|Kind regards,|Jonas
    Hi Marta, as mentioned, I would like to introduce our production planning tool. Would next week be better?
    Hi Marta, I am reaching out again because of the plant in Leipzig.
    Hi Marta, one last try: would 15 minutes for a call be possible?
    Hello Marta, my last e-mail was long, so here is the short version: we make a planning tool.
    Hi Marta, I promise that this is my last message. Is there any interest on your side?
    Hi Marta, perhaps my first message reached you at a bad time. Shall I write again in a few weeks?
    `,
  ],
  [
    known,
    `
    Dear Dr. Keller, it was good to meet you at the Hannover Messe. May I offer you a free audit?
    Hi Anna, congratulations on the Series B of $40 million led by Contoso Ventures.
    Hi Anna, Fabrikam Energy raised 40 million dollars in March. A good moment to look at your power purchase contracts?
    Dear Anna Keller, your colleague Tom Berg recommended that I write to you. May I offer you a free audit?
    Hi Anna, I read your article about grid fees. Would you like to talk about power purchase contracts?
    Hello Anna, we met at the Hannover Messe in April 2026. I would like to offer you a free audit.
    Dear Dr. Keller,|congratulations on the Green Power Award.|We offer a free audit of power purchase contracts. Is that of interest to you as Chief Financial Officer?|Kind regards,|Priya Nair|Head of Advisory
    Hi Anna, after Fabrikam Energy acquired Wind North, you may have new contracts to look at. Shall we do it together?
    Hi Anna, with Wind North you may have got more power purchase contracts. We would audit them for free.
    Anna, as CFO of Fabrikam Energy you sign the contracts. Could a free audit help?
    Hi Anna, Fabrikam Energy won the Green Power Award. That made me curious. Can we talk?
    Dear Anna, following our meeting at the Hannover Messe I would like to offer you an audit of your contracts.
    Hi Anna, Tom Berg recommended that we get in touch. Would you be free for a call?
    Hi Anna, your article on grid fees made me want to talk to you.
    Hi Anna, $40M is a lot of money to plan with. Could we help with the contracts?
    Dear Dr. Keller, I write to you as CFO in renewable energy. Our offer: a free audit.
    Hi Anna, I liked meeting you at the Hannover Messe. Coffee next week?
    Hi Anna, the acquisition of Wind North gave me the idea of writing to you.
    Hello Anna, may I offer you a free audit? I would need your contracts and half an hour of your time.
    Hi Anna, Handelsblatt wrote about your Series B. Contracts may not be on top of your list, but we audit them for free.
    `,
  ],
  [
    bare,
    `
    Hi Sam, I would like to connect.
    Hello Sam, shall we connect? Best wishes
    Hi Sam, always glad to meet new people here. Would you like to connect?
    Dear Sam, I would be pleased to add you to my network.
    Hey Sam, nice to find you here. Let us stay in touch.
    Sam, may I connect with you? Thank you!
    Hi Sam, I like to keep in touch with people who share ideas. Would you join my network?
    Good evening Sam, I hope that you are having a good week. I would love to connect.
    Hi Sam! No pitch, I promise. I would simply like to connect.
    Hi Sam, what keeps you busy these days? I would be glad to connect and hear about it.
    Hello Sam, I am new here and building up my network. Would you accept my request?
    Hi Sam, I would be happy about a short reply. Have a great day!
    Hi Sam, can we talk for 10 minutes on Monday or Tuesday?
    Hi Sam, I hope we can help each other. Cheers!
    Hi Sam, hope all is well on your side. Let me know if I can be of help.
    Hi Sam, would you mind if I asked you two or three questions?
    PS: Sam, a short yes is enough.
    Happy Friday, Sam! Do you want to connect?
    Hi Sam, I will not take much of your time. One question: are you open to new contacts?
    Hi Sam, looking forward to hearing from you. Warm regards
    `,
  ],
  [
    REQUESTS.de,
    `
    Guten Tag Frau Lindqvist,|ich möchte Ihnen gern unsere Lösung für Lieferantenbewertung vorstellen.|Mit freundlichen Grüßen|Jonas Weber
    Hallo Petra, hast du nächste Woche Zeit für ein kurzes Telefonat?
    Guten Tag Petra Lindqvist, als Leiterin Einkauf bei Adventure Works sind Sie sicher die richtige Ansprechpartnerin. Wie bewerten Sie Ihre Lieferanten?
    Sehr geehrte Frau Lindqvist,|hätten Sie Interesse an einem kurzen Austausch zum Thema Lieferantenbewertung?|Beste Grüße|Jonas Weber
    Hallo Petra, ich habe gesehen, dass Adventure Works ein Lager in Graz baut. Wie läuft dort die Auswahl der Lieferanten?
    Guten Tag, wer kümmert sich bei Adventure Works um die Bewertung von Lieferanten?
    Hallo Petra, ich freue mich auf deine Antwort. Viele Grüße, Jonas
    Guten Tag Frau Lindqvist, darf ich Ihnen ein paar Unterlagen schicken?
    Hallo Petra, das Lager in Graz ist der Anlass für meine Nachricht. Passt dir ein Gespräch am Dienstag um 10 Uhr?
    Guten Tag Petra Lindqvist, mich würde interessieren, welche Rolle die Lieferantenbewertung bei Ihnen spielt.
    Hallo Petra, falls das Thema bei einer Kollegin liegt, freue ich mich über einen kurzen Hinweis.
    Guten Tag, ich bin Berater und unterstütze Unternehmen im Maschinenbau bei der Lieferantenbewertung. Wäre das etwas für Sie?
    Hallo Petra, zwei Fragen zum Einkauf hätte ich. Darf ich sie dir stellen?
    Guten Tag Frau Lindqvist, ich möchte nicht stören und fasse mich kurz. Ist die Bewertung von Lieferanten für Sie ein Thema?
    Hallo Petra, ein kurzes Ja oder Nein genügt mir. Danke und einen schönen Tag!
    Guten Tag Petra Lindqvist, gern zeige ich Ihnen in 20 Minuten, wie unsere Lösung funktioniert. Hätten Sie Zeit?
    Hallo Petra, wie geht ihr im Einkauf mit neuen Lieferanten um?
    Guten Tag, über eine Rückmeldung würde ich mich sehr freuen. Herzliche Grüße aus dem Vertrieb
    Hallo Petra, ich würde mich gern mit dir vernetzen, weil mich der Maschinenbau interessiert.
    Guten Tag Frau Lindqvist, wenn Sie mögen, rufe ich Sie an. Welche Zeit passt Ihnen am besten?
    Hallo Petra, lass uns gern in Kontakt bleiben. Liebe Grüße
    Guten Tag Petra Lindqvist, im September begann der Bau des Lagers in Graz. Das ist ein guter Zeitpunkt für ein Gespräch.
    `,
  ],
  [
    { ...REQUESTS.de, messageType: 'follow_up' },
    `
    Guten Tag Petra Lindqvist, ich komme auf meine letzte Nachricht zurück. Ist das Thema noch interessant?
    Hallo Petra, ich melde mich noch einmal wegen der Lieferantenbewertung.
    Guten Tag Frau Lindqvist, letzte Woche hatte ich Ihnen eine Nachricht geschrieben. Hatten Sie schon Zeit?
    `,
  ],
  [
    REQUESTS.fr,
    `
    Bonjour Claire, seriez-vous disponible pour un court échange la semaine prochaine ?
    Bonjour Claire,|je souhaite vous présenter notre outil de planification des tournées.|Bien cordialement,|Jonas Weber
    Bonjour Madame Fontaine, en tant que directrice logistique, vous êtes sans doute la bonne personne. Comment planifiez-vous vos tournées ?
    Bonjour Claire, Tailspin Toys construit un entrepôt à Lyon. Comment organisez-vous les tournées ?
    Bonjour, qui s'occupe de la logistique chez Tailspin Toys ?
    Bonjour Claire, j'aimerais avoir votre avis sur la planification. Auriez-vous 15 minutes pour un appel ?
    Bonjour Claire, puis-je vous envoyer une courte présentation ? Merci d'avance.
    Bonjour Claire, je serais heureux de faire partie de votre réseau.
    Bonjour Claire, l'entrepôt de Lyon m'a donné envie de vous écrire. Est-ce un sujet pour vous ?
    Bonjour Claire, un simple oui ou non me suffit. Belle journée, Jonas
    Bonjour Claire, si le sujet ne vous concerne pas, pourriez-vous me dire à qui m'adresser ?
    Bonjour Claire, je suis consultant et je m'intéresse au secteur du jouet. Restons en contact !
    Bonjour Claire, préférez-vous un appel mardi ou jeudi ?
    Bonjour Claire, notre outil aide les équipes à planifier leurs tournées. Voulez-vous le voir ?
    Bonjour Claire, merci de votre attention et à bientôt, je l'espère.
    Bonjour Claire, je vous laisse choisir le moment qui vous convient le mieux.
    `,
  ],
  [
    REQUESTS.es,
    `
    Hola, Lucía: ¿tendría unos minutos la próxima semana para hablar?
    Buenos días, Lucía:|me gustaría presentarle nuestra herramienta de previsión de demanda.|Un cordial saludo,|Jonas Weber
    Hola, Lucía: como directora de operaciones en Wingtip Foods, quizá sea la persona adecuada. ¿Cómo prevén la demanda?
    Hola, Lucía: Wingtip Foods construye un almacén en Zaragoza. ¿Cómo planifican la demanda allí?
    Buenos días, ¿quién se ocupa de la previsión de demanda en Wingtip Foods?
    Hola, Lucía: ¿le parece bien una llamada de 15 minutos el martes?
    Hola, Lucía: me gustaría conocer su opinión sobre la previsión de demanda.
    Hola, Lucía: un sí o un no me basta. Gracias y buen día.
    Hola, Lucía: si otra persona lleva este tema, le agradezco que me lo indique.
    Hola, Lucía: soy consultor y me interesa el sector de la alimentación. ¿Conectamos?
    Estimada Lucía: ¿puedo enviarle información sobre nuestra herramienta?
    Hola, Lucía: el almacén de Zaragoza es el motivo de mi mensaje. ¿Hablamos?
    Hola, Lucía: ¿prefiere una llamada o un correo?
    Hola, Lucía: quedo a su disposición para cualquier pregunta. Saludos cordiales
    Hola, Lucía: no quiero quitarle mucho tiempo. ¿Es la demanda un tema para usted?
    `,
  ],
  [
    { ...REQUESTS.en, messageType: 'connection_request' },
    `
    Hi Marta, I would be glad to connect. Industrial automation is a field I care about.
    Hello Marta, I read that Northwind Robotics opened a plant in Leipzig. I would like to stay in touch.
    Hi Marta, your role as VP of Engineering is why I would like to connect. Jonas
    Hi Marta, engineers talking to engineers: shall we connect?
    Hi Marta, I talk to many people in industrial automation and would value your view.
    Hi Marta, I would like to exchange ideas on production planning now and then. Connect?
    Hi Marta, I enjoy talking about production planning. Do you as well?
    Dear Marta, it would be an honour to have you in my network.
    Hi Marta, I have a question on planning in Leipzig. May I connect with you?
    Hi Marta, Northwind Robotics is hiring software engineers, and I know how much planning that takes. Shall we connect?
    Marta, your plant in Leipzig sounds exciting. Let us connect!
    Hi Marta, would you accept my request? I am an Account Executive for a planning tool.
    Hi Marta, maybe we can learn from each other. I would be happy to connect.
    Hi Marta, people like you, who lead engineering teams, are the ones I would like to talk to.
    `,
  ],
  [
    { ...REQUESTS.en, messageType: 'direct_message', recipientName: '', recipientTitle: '', facts: [] },
    `
    Hello, I hope you are doing well. Who at Northwind Robotics takes care of production planning?
    Good day, I would like to introduce our production planning tool. Could you tell me who to talk to?
    Hello there, may I ask a question? Does Northwind Robotics plan production with a tool?
    Hi, this is Jonas. I am looking for engineering teams that want to plan better.
    Hello, I would be grateful if you could pass this message on to the right person.
    Hi there, is industrial automation your field? Then I would like to talk to you.
    Hello, what would be the best way to reach your engineering team?
    Hi, would you like to see a demo? It takes 15 minutes and I can show it in a call.
    Hello, I am happy to meet on site or online, whichever you prefer.
    Hello, please let me know what you think. Your opinion counts.
    `,
  ],
  [
    REQUESTS.en,
    `
    Hi Marta, I am reaching out because I believe our production planning tool could be relevant for Northwind Robotics.
    Hi Marta, I wanted to ask whether you had thought about production planning for the plant in Leipzig.
    Hello Marta, are you interested in a short demo? I am flexible next week.
    Hi Marta, would it help if I shared an example of how engineering teams use our tool?
    Dear Marta, I noticed that Northwind Robotics is hiring software engineers. How does planning work in your team?
    Hi Marta, if your team needed a better way to plan, what would it look like?
    Hi Marta, do let me know what you decided about planning tools, if you decided anything.
    Hello Marta, what tools has your team used so far?
    Hi Marta, I was wondering how your engineers planned the opening of the Leipzig plant.
    Hi Marta, would you be interested? If so, I will send you an invitation.
    Hi Marta, I figured you might be the right contact for this.
    Hi Marta, Northwind Robotics opened a plant in Leipzig, so I thought of you.
    Marta, your team may need a tool for planning. Ours is ready whenever you are.
    Hi Marta, as Northwind Robotics opened its plant in Leipzig, production planning may have become harder.
    Hi Marta, I hope you enjoyed your weekend.
    Hi Marta, we are a small company and we make one thing: a planning tool.
    Hi Marta, there are many tools out there. Ours focuses on production planning.
    Hi Marta, if you have any questions, please get in touch. I am glad to help.
    Hi Marta, I know your time is limited, so here is the short version.
    Hi Marta, could you spare half an hour in the coming days?
    Hello Marta, I have an idea for the plant in Leipzig. May I share it?
    Hi Marta, I'd love to learn what you look for in a planning tool.
    Hi Marta, thanks for reading. Have a wonderful day!
    Hi Marta, let's connect and exchange thoughts about robotics.
    Hi Marta, how is it going with the new plant in Leipzig?
    Hi Marta, no worries if this isn't for you!
    Hi Marta, how do your engineers see what comes next? Our tool gives them one view of production.
    Hi Marta, may I book a slot in your calendar? Thursday afternoon would be ideal.
    `,
  ],
  [
    REQUESTS.de,
    `
    Hallo Petra, ich wollte fragen, ob ihr schon eine Lösung für die Bewertung von Lieferanten habt.
    Guten Tag Frau Lindqvist, Sie haben bestimmt viel zu tun, daher nur kurz: Dürfte ich Ihnen unsere Lösung zeigen?
    Guten Tag Petra Lindqvist, gerne würde ich mit Ihnen über das neue Lager in Graz sprechen.
    Hallo Petra, wann hättest du Zeit für einen Kaffee?
    Guten Tag, bitte entschuldigen Sie die direkte Ansprache. Mein Name ist Jonas Weber.
    Guten Tag Frau Lindqvist, im Anhang finden Sie eine kurze Übersicht.
    Hallo Petra, sag mir gern Bescheid, wenn es für dich passt.
    Guten Tag, darf ich fragen, wer in Ihrem Haus für den Einkauf verantwortlich ist?
    Guten Tag Frau Lindqvist, Adventure Works baut ein Lager in Graz, und deshalb komme ich noch einmal auf Sie zu.
    Sehr geehrte Damen und Herren, Adventure Works baut ein Lager in Graz, dabei musste ich an unsere Lösung denken.
    `,
  ],
  [
    REQUESTS.fr,
    `
    Bonjour Claire, seriez-vous ouverte à une courte conversation sur la logistique ?
    Bonjour Claire, n'hésitez pas à me dire si le sujet ne vous intéresse pas.
    Bonjour Claire, j'ai vu que Tailspin Toys construit un entrepôt à Lyon.
    Bonjour Claire, avez-vous déjà un outil pour planifier vos tournées ?
    Bonjour Claire, Tailspin Toys construit un entrepôt à Lyon, et c'est ce qui m'amène à vous écrire.
    Bonjour Docteur Fontaine, Tailspin Toys construit un entrepôt à Lyon, et c'est ce qui me donne l'occasion de vous écrire.
    `,
  ],
  [
    REQUESTS.es,
    `
    Hola, Lucía: he visto que Wingtip Foods construye un almacén en Zaragoza.
    Hola, Lucía: ¿ya tienen una herramienta para prever la demanda?
    Hola, Lucía: no dude en decirme si no le interesa.
    Hola, Lucía: perdone que le escriba sin conocernos.
    Hola, Lucía: Wingtip Foods construye un almacén en Zaragoza, y por ese motivo me dirijo a usted.
    Hola, Lucía: Wingtip Foods construye un almacén en Zaragoza, y esa noticia me ha animado a escribirle. ¿Aceptaría una llamada?
    `,
  ],
  [
    noted,
    `
    Dear Marcus,|You mentioned that the governors would decide in autumn. Is that still the plan?
    Hello Marcus,|We now have the ATEX certificates you asked for.
    Hello Marcus, I won't take long: would 4 February suit you for the dinner?
    Hallo Marcus,|ich möchte dir Sicherheitsschuhe und Handschuhe als Muster schicken. Darf ich?
    Dear Sir or Madam, could you tell me who is responsible?
    Guten Tag Marcus,|am 19. November findet der Vortrag statt. Sind Sie dabei?
    Hallo Marcus,|seit dem 1. Oktober läuft deine Testversion. Welchen Eindruck hast du gewonnen?
    Hola, Marcus: ustedes ganaron la licitación de tres escuelas. ¿Podemos hablar?
    `,
  ],
];

export const SUPPORTED_MESSAGES: { request: MessageRequest; text: string }[] = MESSAGES.flatMap(([request, block]) =>
  block
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [{ request, text: line.trim().replaceAll('|', '\n\n') }])),
);
