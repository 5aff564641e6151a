import { type ClaimPattern, claimPattern, earlierMessagePattern } from './claim-pattern.ts';

const WORK =
  '(?:article|articles|publication|publications|post|posts|billet|conference|podcast|interview|webinaire|livre|intervention|presentation|newsletter|video|tribune|chronique|commentaire|etude|blog|discours)';
const YOUR = '(?:votre|vos|ton|ta|tes)';
const NOT_IF = '(?<!\\b(?:si|comment|quand|lorsque) )';

export const FRENCH: ClaimPattern[] = [
  claimPattern(
    'relation',
    "nous nous (?:sommes|etions|connaissons)(?: \\w+)?|on s'est (?:rencontre|vu|parle)\\w*|(?:notre|nos) (?:dernier|derniere|recent|recente|precedent|precedente|premier|premiere|bref|breve)s? \\w+|(?:suite a|apres|depuis|lors de) (?:notre|nos) (?:\\w+ )?(?:rencontre|appel|echange|conversation|discussion|reunion|rendez-vous|projet)s?",
    "comme (?:convenu|discute|promis|demande|evoque)|ravi(?:e|s)? de (?:vous|t')? ?avoir (?:rencontre|parle|vu)\\w*|(?:plaisir|ravie?) de (?:vous|te) (?:revoir|avoir)|nous avons (?:\\w+ )?(?:parle|echange|discute|travaille|etudie|collabore)|nous avions",
    '(?:relations?|amie?s?|contacts?|connaissances?|collegues?|passions?|interets?) (?:en )?communs?|en commun|nous partageons|(?<!\\ba )tous (?:les )?deux|anciens? (?:eleve|collegue|camarade)s?',
    "(?:a |m'a |ont |m'ont )?(?:recommande|conseille|suggere|oriente|parle de (?:vous|toi)|donne votre)(?:e|s|es)?|(?:de la part|sur (?:la )?recommandation) d\\w*",
    `${YOUR} (?:\\w+ ){0,2}?${WORK}|(?:vous|tu) (?:m'|nous |avez |as |aviez )(?:\\w+ )?(?:dit|ecrit|demande|mentionne|parle|telecharge|inscrit|repondu|publie|commande)\\w*|(?:j'ai|nous avons) (?:\\w+ )?(?:lu|vu|ecoute|regarde|adore|aime|suivi|entendu|apprecie|assiste)(?! qu)`,
    "merci (?:beaucoup )?(?:pour|de) (?:(?:votre|ta|ton|cet|cette|notre|l') ?(?:\\w+ )?(?:reponse|message|interet|demande|echange|appel|confiance|fidelite|commande|inscription|visite|rencontre|accueil)|m'avoir|avoir|vous etre)",
    '(?:client|cliente|utilisateur|utilisatrice|partenaire|abonnee?|lecteur|lectrice|fan|adepte)s? (?:fidele|de longue|satisfait|regulier|existant|de la premiere)\\w*|(?:fidele|grande?|ancien|ancienne)s? (?:client|cliente|fan|lecteur|lectrice|admirateur|admiratrice|utilisateur)s?|en tant que (?:client|cliente|abonne|utilisateur|membre)\\w*|je (?:vous |te )?suis (?:depuis|votre|votre travail|vos)|impressionn\\w+|admir\\w+',
  ),
  claimPattern(
    'relation',
    "(?:votre|ton) (?:collegue|chef|cheffe|superieure?|patron|patronne|assistante?) (?:m'|nous |me )\\w+|essaye de (?:vous|te) (?:joindre|appeler|contacter)|je vous ai (?:appele|telephone)e?|est notre (?:client|cliente|partenaire|fournisseur|concurrent)\\w*|(?:votre|ta) (?:facture|commande|adhesion|demande)|vous (?:avez|aviez) (?:\\w+ )?(?:assiste|participe|contacte|appele)|vous nous devez|suite a (?:notre|votre) (?:appel|entretien|demande)",
  ),
  earlierMessagePattern(
    "mon (?:dernier|precedent|premier) (?:message|courriel|mail|e-mail)|ma (?:derniere|precedente|premiere) \\w+|je (?:reviens vers|relance|me permets de revenir|vous recris|te recris)|(?:vous|t')ai (?:deja )?ecrit|relance|rappel|sans (?:reponse|nouvelles) de (?:votre|ta|vous)",
  ),
  claimPattern(
    'funding',
    "levee de fonds|lev(?:e|er|ant) (?:\\d|des fonds|\\w+ millions?)|leve|tour de table|serie [a-h]|investisseurs?|financement|capital-risque|entree en bourse|introduction en bourse|valorisation|licorne|augmentation de capital|amorcage|chiffre d'affaires|benefices|rentables?",
  ),
  claimPattern(
    'event',
    '(?:a|avez|as|ont|est|etes|vient de|venez de|viens de|viennent de) (?:\\w+ )?(?:lance|lancer|acquis|acquerir|rachete|racheter|ouvert|ouvrir|recrute|recruter|embauche|embaucher|promue?|gagne|gagner|remporte|remporter|signe|signer|annonce|annoncer|demenage|demenager|fusionne|licencie|double|doubler|triple|rejoint|rejoindre|nommee?|nomme|fonde|publie|publier|obtenu|obtenir|recu|recevoir|quitte)(?:e|s|es)?',
    'acquisition|rachat|fusion|ouverture|inauguration|inaugur\\w+|expansion|promotion|licenciements?|faillite|distinction|trophee|recompense\\w*|felicitations?|felicite\\w*|bravo|anniversaire|lancement|demenagement|croissance|partenariat avec|nomination|brevet|recrutements?|doublement',
    `${YOUR} (?:\\w+ )?(?:recent|recente|nouveau|nouvelle|nouvel|derniere?|prochaine?|impressionnante?)s? \\w+|nouveau (?:poste|site|bureau|produit|magasin)|nouvelle (?:usine|agence|fonction|equipe)`,
    `${NOT_IF}vous (?:recrutez|embauchez|ouvrez|lancez|developpez) (?:actuellement|en ce moment|de nouveaux|une|un|des)`,
  ),
  claimPattern(
    'date',
    "hier|(?:la semaine|l'an|l'annee|le mois|le trimestre|l'ete|l'hiver|l'automne) (?:dernier|derniere|passee?)|il y a (?:\\w+ )?(?:jours?|semaines?|mois|ans?|quelques)|(?:le mois|l'annee) dernie\\w+|depuis (?:\\w+ )?(?:des annees|ans|mois|longtemps|decennies)|[qt][1-4]",
  ),
  claimPattern(
    'title',
    'pdg|directeur(?: (?:general|commercial|des? \\w+|du \\w+|marketing|financier|technique))?|directrice(?: (?:generale|commerciale|des? \\w+|du \\w+|marketing|financiere|technique))?|president(?:e)?|fondat(?:eur|rice)s?|cofondat\\w+|gerante?|responsable (?:(?:de|des|du) (?!ce\\b|cela\\b|sujet\\b)\\w+|commerciale?|marketing|achats|logistique|technique|informatique|rh)|chef (?:de|du|des) \\w+',
  ),
  claimPattern(
    'other',
    'leader(?:s)?(?: (?:du|mondial|europeen|sur|de))?|numero (?:un|1)|la plus forte croissance|(?:le|la|les|des) (?:plus (?:grand|gros|innovant|rapide|ancien|important|performant|moderne|celebre|dynamique)\\w*|meilleure?s? (?:entreprise|societe|fournisseur|equipe|produit|du)\\w*)|renomm\\w+|pionniere?s?|incontournables?|prestigieu\\w+|unique (?:en|au|sur)|des (?:milliers|centaines|millions) d\\w*|primee?s?',
    'je sais que (?:vous|tu|votre)|(?:vous|tu|equipe) (?:peine|lutte|souffr)\\w*|(?:votre|ton|ta) (?:plus grande?|principale?|plus gros|premier) (?:defi|probleme|priorite|difficulte|objectif)',
  ),
];
