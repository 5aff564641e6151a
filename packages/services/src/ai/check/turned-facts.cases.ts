import type { CaseLanguage } from './check-message.cases.ts';

/** What turns a fact of the requests round or adds to it, invents a shared past, or says what no one told the sender. */
const WORDINGS: Record<CaseLanguage, string> = {
  en: `
    Northwind Robotics has shut a plant in Leipzig.
    Northwind Robotics sold a plant in Leipzig.
    Northwind Robotics never opened a plant in Leipzig.
    Northwind Robotics nearly opened a plant in Leipzig.
    Northwind Robotics will open a plant in Leipzig.
    You do not hire software engineers any more.
    You are letting 12 software engineers go.
    The plant in Leipzig is empty.
    The plant in Leipzig was flooded.
    Northwind Robotics is hiring lawyers.
    Northwind Robotics belongs to a fund.
    Northwind Robotics pays low wages.
    Your quality is poor.
    Your shifts run late.
    You manage a small group of welders.
    You hold a doctorate.
    We supply your neighbours.
    You are interim head of engineering.
    Northwind Robotics is our partner.
    Northwind Robotics is up for sale.
    Per our call, here is the file.
    Re: your order.
    I phoned you.
    I tried to call you.
    You owe us a payment.
    Your subscription expires soon.
    Your bill is overdue.
    Hope your back is better.
    Hope the wedding went well.
    You are married.
    As a father you know this.
    You opened a plant in Leipzig despite complaints.`,
  de: `
    Adventure Works reißt ein Lager in Graz ab.
    Adventure Works verkauft ein Lager in Graz.
    Adventure Works baut nie ein Lager in Graz.
    Adventure Works baut beinahe ein Lager in Graz.
    Das Lager in Graz steht leer.
    Das Lager in Graz ist undicht.
    Adventure Works kürzt Löhne.
    Ihr Unternehmen gehört einem Fonds.
    Ihre Lieferungen kommen zu spät.
    Ihre Chefin bat mich, Ihnen zu schreiben.
    Wie am Telefon besprochen, folgt die Datei.
    Sie hatten um einen Rückruf gebeten.
    Sie suchen einen neuen Anbieter.
    Ihre Rechnung ist offen.
    Ich habe Sie angerufen.
    Ich beziehe mich auf Ihre Anfrage.
    Adventure Works ist unser Partner.
    Sie sind krank.`,
  fr: `
    Tailspin Toys a vendu un entrepôt à Lyon.
    Tailspin Toys ne construit aucun entrepôt à Lyon.
    L'entrepôt de Lyon est vide.
    L'entrepôt de Lyon a été inondé.
    Tailspin Toys supprime des postes.
    Vous avez participé à notre salon.
    Vous cherchez un nouveau fournisseur.
    Votre entreprise perd de l'argent.
    Vous gérez une petite équipe.
    Votre chef m'a demandé de vous écrire.
    Comme convenu au téléphone, voici le fichier.
    Votre facture est en retard.
    J'ai essayé de vous appeler.
    Tailspin Toys est notre partenaire.
    Vous êtes malade.`,
  es: `
    Wingtip Foods ha vendido un almacén en Zaragoza.
    Wingtip Foods no construye ningún almacén en Zaragoza.
    El almacén de Zaragoza está vacío.
    El almacén de Zaragoza se inundó.
    Wingtip Foods reduce plantilla.
    Usted participó en nuestro curso.
    Usted solicitó una demostración.
    Usted busca un nuevo proveedor.
    Su empresa pierde dinero.
    Su jefe me pidió que le escribiera.
    Como acordamos por teléfono, aquí está el archivo.
    Su factura está pendiente.
    Intenté llamarla ayer por la tarde.
    Wingtip Foods es nuestro socio.
    Usted está enferma.`,
};

export const TURNED_FACTS: { language: CaseLanguage; claim: string }[] = Object.entries(WORDINGS).flatMap(
  ([language, wordings]) =>
    wordings
      .trim()
      .split('\n')
      .map((claim) => ({ language: language as CaseLanguage, claim: claim.trim() })),
);

/** Words that only promise, ask or greet. */
export const HARMLESS: { language: CaseLanguage; said: string }[] = [
  ['en', 'We could meet online, on Zoom or Teams.'],
  ['en', 'Would 20 minutes in January suit you?'],
  ['en', 'Happy new year!'],
  ['en', 'You can reach me any time.'],
  ['en', 'You decide whether it is worth your time.'],
  ['en', 'Your view would help me.'],
  ['de', 'Frohe Weihnachten!'],
  ['de', 'Gern per Zoom oder Telefon.'],
  ['de', 'Sie können mich jederzeit erreichen.'],
  ['de', 'Ihre Meinung würde mir helfen.'],
  ['fr', 'Joyeux Noël !'],
  ['fr', 'Vous pouvez me joindre à tout moment.'],
  ['fr', 'Votre avis me serait utile.'],
  ['es', '¡Feliz Navidad!'],
  ['es', 'Puede responderme cuando quiera.'],
  ['es', 'Su opinión me ayudaría.'],
].map(([language, said]) => ({ language: language as CaseLanguage, said: said ?? '' }));
