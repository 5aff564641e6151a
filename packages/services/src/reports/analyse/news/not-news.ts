/**
 * Items between the news of a site or a feed that are no news: advice, events, job ads, notices, digests, customer
 * stories, market commentary. Such a headline reports no event of any company.
 */
const NOT_NEWS: readonly RegExp[] = [
  // Questions, advice, lists.
  /\?\s*["'”’]?$/,
  /^(?:["“']?)(?:how|when|where|who|which|should|can|do|does|is|are|will|wie|warum|comment|pourquoi|cómo|por qué)\b(?!\s\S{1,30}\sraised)/i,
  /^(?:what|why)\b(?!['’\s]{1,2}(?:we|we['’](?:re|ve)|our)\b)/i,
  /^(?:(?:the|our|top|these|my)\s)?(?:top\s)?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:[\w'’-]{1,18}\s){0,4}(?:ways?|tips?|ideas?|reasons?|things|best|steps?|mistakes?|trends?|lessons?|examples?|questions?|signs?|facts?|myths?|tools?|strategies|tactics|hacks?|secrets?|rules|habits|books|takeaways|predictions|benefits|alternatives|resources|apps|metrics|kpis|use cases|advantages|pitfalls|features|principles|techniques|skills|types|must[- ]\w{2,8}|places|gifts|jobs|companies|startups)\b/i,
  /^(?:the\s)?(?:top|best)\s(?!départ)(?:\d{1,3}\s)?\S{1,20}\s/i,
  /\b(?:ultimate|complete|beginner['’]?s?|definitive|essential|practical|step-by-step|quick|buyer['’]?s?|short|handy)\s(?:\w{1,15}\s)?(?:guide|primer|handbook|introduction)\b|\ba guide\b|\bguide to\b|\bintroduction to\b|\bintro to\b|\bprimer\b|\bguides?$|:\s(?:what|how|why|when|where|lessons|tips|a manifesto|a primer|notes|thoughts|questions)\b|\b(?:cheat ?sheet|checklists?|templates?|tutorials?|explainer|explained|demystified|walkthrough|how-to|how to|best practices|do['’]?s and don['’]?ts|pros and cons|tips (?:for|on|to|from|and)|ideas for|lessons (?:from|learned|in|we)|myths?|everything you need|what you need to know|need to know|what to (?:expect|know|look|do)|a deep dive|deep dive|getting started)\b|\b101$/i,
  /(?:^|[:–—|-]\s)(?:the (?:case for|art of|future of|state of|importance of|power of|rise of|anatomy of|science of|business of|problem with|truth about)|understanding|thoughts on|reflections|rethinking|demystifying|mastering|reimagining)\b/i,
  /\b(?:vs\.?|versus)\s|:\s\d{1,2}\s(?:\w{1,12}\s)?(?:lessons|tips|rules|ways|ideas|steps|things|facts|questions)\b/i,
  /^workshops?\b(?!-| and| opens| with)/i,
  /\b(?:glossary|definitions?|meaning of|faqs?|frequently asked|terminology|wiki)\b|(?:^|:\s)what is\b/i,
  /^[^,:]{0,25}\byour(?:self|selves)?\b|^(?:become an?\b|partner with us|work with us|choose|choosing|invest in|save|secure|discover|learn|get|make|build|stop|start|read|see|try|watch|explore|find|let|let['’]s|don['’]t|never|always|think|consider|avoid|keep|take|give|turn|use|using|boost|improve|reduce|grow|win|hire|manage|protect|create|ask|check|prepare|preparing|thinking|speaking|winning)\b|\ba (?:brief |short )?history of\b|\bwhat to watch\b|\bthe (?:\w{1,12} )?costs? of\b|\bplaybooks?\b|^launching (?:an?|the)\b/i,
  // Own media and events.
  /\b(?:webinars?|podcasts?|episodes?|ep\. ?\d|fireside|ama|livestreams?|live ?stream|on-demand (?:webinar|session|recording|video)|(?:free|online|virtual|design|training|half-day|customer|hands-on|interactive) workshops?|workshops? (?:on|about|series)|meet-?ups?|masterclass|bootcamp|roundtable|panel discussion|open house|open day|breakfast briefing|hackathon|happy hour)\b/i,
  /\b(?:register (?:now|today|here)|registration (?:is )?(?:now )?open|save the date|save your (?:seat|spot)|rsvp|join us|meet us|visit us|see you at|come (?:and )?see us|find us at|booth|stand \w?\d|get (?:your )?tickets|tickets|early[- ]bird|speakers? (?:announced|line-?up)|call for (?:papers|speakers|entries|applications|proposals)|applications? (?:are )?(?:now )?open|opens? (?:\w{1,15}\s){0,2}(?:applications?|registrations?|nominations?|enrol?ment|call)|nominations? (?:are )?(?:now )?open|vote for|you['’]re invited|invitation|invites you|invite you|are you coming|agenda|schedule of|we['’]re (?:exhibiting|speaking|attending)|(?:to|will) (?:speak|exhibit|present|attend)\b[^|]{0,40}\b(?:at|conference|summit|expo|show)|(?:speaks?|exhibits?|exhibiting|speaking|presenting|presents) at|attend(?:s|ing)?\b[^|]{0,30}\b(?:conference|summit|expo|fair))\b/i,
  /\b(?:week(?:ly)?|month(?:ly)?|daily|friday|monday|sunday|morning|evening|quarterly|year)[\s-](?:\w{1,12}\s)?(?:digest|round-?up|recap|briefing|brief|wrap(?:-?up)?|newsletter|links|reads|roundtable|in review|bulletin|update|five|notes|edition)\b|\bthis (?:week|month) (?:in|at)\b|\bin case you missed\b|\bnews in brief\b|\b(?:digest|round-?up|newsletters?|recap|wrap-?up|link list)\b|\bnewsletter\b|\byear in review\b|\bmarket wrap\b|\bheadlines (?:of|for)\b/i,
  // Games of chance.
  /(?<!\p{L})(?:raffle[ds]?|prize draws?|sweepstakes?|giveaways?|win an? free|gewinnspiele?|verlosung(?:en)?|verlosen|tombola|jeux?[- ]concours|tirage au sort|sorteos?|lotteri|konkurranse|winactie)(?!\p{L})/iu,
  // Notices and navigation.
  /\bcookies?\b(?! (?:maker|company|brand|factory))|\b(?:privacy (?:policy|notice|statement)|terms (?:of|and)|terms & conditions|imprint|impressum|legal notice|datenschutz|all rights reserved|copyright|sitemap|page not found|404|under construction|coming soon|access denied|read more|learn more|click here|subscribe|unsubscribe|sign up|sign in|log ?in|contact us|about us|get in touch|book a demo|request a demo|free trial|download (?:the|our|your|now)|opening hours|business hours|holiday hours|scheduled maintenance|planned maintenance|status page|service status|accessibility statement|press kit|media kit|press contact|press releases?$|newsroom$|archive)\b/i,
  // Vacancies.
  /\b(?:we['’]?re hiring|we are hiring|now hiring|join (?:our|the) \w{0,15}\s?team|apply (?:now|today)|job (?:opening|ad|advert|alert|offer|posting|vacancy)s?|vacanc(?:y|ies)|open (?:positions?|roles?)|(?:m\/f\/d|m\/w\/d|f\/m\/d|w\/m\/d|m\/f\/x|h\/f|f\/m\/x|all genders)|work with us|career opportunities|internships? (?:available|program|20\d\d)|(?:wanted|hiring)\s?[:–-]|stellenangebot|is hiring (?:an?|for)\b|looking for (?:an?|our next)\s)|^(?:careers?|jobs?)\b|\((?:remote|full[- ]time|part[- ]time|hybrid|contract)\b/i,
  // "Engineer | 80–100% (Remote)": how much of a week.
  /\|\s?\d{2,3}\s?%|[|,(]\s?\d{2,3}\s?[–-]\s?\d{2,3}\s?%/,
  /^(?:senior|junior|lead|staff|principal|head of|working student)\s(?:[\w/+#.-]{1,18}\s){0,4}(?:engineers?|developers?|managers?|designers?|analysts?|scientists?|executives?|representatives?|specialists?|architects?|consultants?)\b(?!.{0,5}\b(?:joins?|named|appointed|leaves|wins))/i,
  // Customers' and colleagues' stories, opinion.
  /\b(?:case stud(?:y|ies)|customer (?:story|stories|spotlight|success|testimonials?)|success stor(?:y|ies)|testimonials?|(?:employee|team|member|partner|staff|founder|user) (?:spotlight|profile|story|stories)|meet (?:the|our) (?:team|people|founders?|engineers?|interns?|new)|a day in the life|day in the life|behind the scenes|life at|q ?& ?a|interviews? with|in conversation|five minutes with|opinion|op-ed|editorial|commentary|guest post|sponsored|advertorial|predictions?|forecasts? for|trends? (?:for|in|to|shaping|that)|trends$|outlook (?:for )?20\d\d|happy (?:holidays|new year|birthday|easter)|season['’]?s greetings|merry christmas|holiday (?:message|greetings)|a letter from|a note from|message from (?:our|the)|from the (?:ceo['’]s )?desk|throwback|fun facts?|quiz|trivia|photo gallery|photos|in pictures|recipe|gift guide|reviewed|hands[- ]on|book review|product review|unboxing)\b|\breview:/i,
  /^(?:on this day|looking back|flashback|from the archives?|remembering|\d{1,3} years ago)\b/i,
  /^\S+(?: Xx+)? (?:at|auf der|auf dem|à|en) .{3,40}\b20\d\d$/i,
  // Market chatter and adverts.
  /\b(?:stocks? (?:to (?:buy|watch)|price|forecast|falls?|rises?|soars?|jumps?|drops?|slides?|alert)|shares (?:rise|fall|jump|drop|slide|gain|surge|climb|slip|soar|up|down|dip|tumble)|price target|moving average|short interest|buy or sell|analysts? (?:rating|upgrade|downgrade|expect|say)|upgrades? to buy|downgraded|market (?:size|share report|research|outlook|forecast|to reach|report|analysis)|cagr|industry (?:report|analysis|outlook)|horoscope|coupons?|discount codes?|promo codes?|\d{1,2} ?% off|black friday|cyber monday|giveaway|special offer|limited[- ]time|flash sale|clearance sale|deals? of the|sale ends|price match|shop (?:now|the)|gift cards?)\b/i,
  /^meet (?:the|our|us|your|with)\b(?! (?:[\w-]{1,20} ){1,4}(?:that|which)\b)|^shares (?:of|in)\b|^inside\b/i,
  /\bto (?:report|host|announce|release|publish|webcast|hold|participate|present)\b[^|]{0,50}\b(?:results|earnings|call|conferences?|webcast|meeting|summit|forum)\b/i,
  // Changes too small to be reported.
  /\b(?:changelog|change log|release notes?|patch notes?|bug ?fix(?:es)?|hotfix|maintenance release|what['’]s new|minor update|known issues|deprecation|documentation|docs update|api reference|weekly build)\b/i,
];

/** Phrases that sound like raising, opening, moving or launching and are not meant so. */
const FIGURES_OF_SPEECH =
  /^(?:imagine|satire|parody|fiction|joke)\b|\b(?:april fools?|santa\b(?! (?:ana|barbara|clara|cruz|fe|maria|monica|rosa))|easter bunny|father christmas|aprilscherz|poisson d['’]avril|rais(?:es?|ed|ing) (?:\w{1,12}\s)?(?:awareness|eyebrows|questions?|concerns?|doubts|the (?:bar|stakes|alarm|roof|profile|curtain|standards?|game)|standards?|spirits|hopes|kids|children|voices?|hell|objections|issues?|the question|expectations)|opens? (?:up )?(?:about|minds|eyes|the door|doors? to|new doors|the floor|the conversation|the debate|a dialogue|new (?:chapter|horizons|possibilities)|opportunit)|opens? its (?:heart|books|archive)|mov(?:es?|ed|ing) (?:to|toward|towards|on to) (?:agile|remote|cloud|the cloud|digital|net zero|open source|a four-day|four-day|hybrid|subscription|kubernetes|microservices|production)|mov(?:es?|ed|ing) (?:on|up|forward|ahead|beyond|the needle|fast|away|past)\b|launch(?:es|ed|ing)? (?:into (?:a|an|the|his|her|tirade|song|attack|orbit|space)|your|yourself)|secur(?:es?|ing) (?:\w{1,12}\s){0,2}(?:networks?|data|devices?|endpoints?|passwords?|supply chains?|accounts?|apps?|apis?|the (?:cloud|edge|future|perimeter))|clos(?:es?|ing) (?:the )?(?:gap|loop|deals? faster|more deals)|lands? (?:on its feet|softly))\b/i;

/** Whether a headline is of a kind that is never news of a company. */
export function isNotNews(headline: string): boolean {
  return NOT_NEWS.some((pattern) => pattern.test(headline));
}

/** Whether a headline only plays with a verb that others mean literally. */
export function isFigureOfSpeech(headline: string): boolean {
  return FIGURES_OF_SPEECH.test(headline);
}
