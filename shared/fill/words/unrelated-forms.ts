const products =
  '(?:products?|tools?|apps?|applications?|start ?ups?|projects?|software|saas|sites?|web ?sites?|services?|launch(?:es)?|extensions?|games?|agents?|servers?|plugins?|boards?|platforms?)'
const asking = '(?:submit|post|add|suggest|share|send|write|leave|propose|publish|create|list|request|nominate)'
const things =
  '(?:job|jobs|vacancy|event|events|meet ?up|article|guest|guest post|blog post|review|deal|coupon|podcast|episode|edit|correction|change|bug|issue|ticket|feature|course|story|news|tip|testimonial|question|answer|comment|talk|speaker|candidate|resume|person|profile|bounty|gig|grant|newsletter|webinar|workshop)'

/** A product is handed in, word for word: “Submit your AI tool”. */
const handsIn = new RegExp(
  `\\b(?:${asking}|launch|promote|feature|get) (?:(?:a|an|your|my|the|new|ai|us|another|free|saas|open source) )*${products}\\b`,
  'u',
)

/** Headings and buttons of forms that take a name, an address and a description of something else. */
const others = [
  `${asking} (?:(?:a|an|your|the|new|us|this|paid|free|remote|upcoming) )*${things}\\b(?! ${products})`,
  `(?:report|claim|flag|rate|review) (?:a|an|this|the|your|it)\\b|(?:write|leave) (?:a |your )?review|feature request`,
  '(?:request|ask for|book|schedule|arrange) (?:an? )?(?:interview|quote|demo|call|review copy|press kit|meeting|tour)|(?:press|media) (?:enquir\\w+|inquir\\w+|contacts?|office|requests?|questions?)|for (?:journalists|the press)|^journalists',
  '(?:register|sign up|save (?:a|my|your) (?:seat|place|spot)) (?:for|to) (?:the|a|our|this) .{0,20}(?:webinar|workshop|event|course|class|meet ?up|call)|(?:free|live|our|next) (?:webinar|workshop|course|masterclass)|advertise|(?:become|be) (?:an? |our )?(?:affiliate|partner|sponsor|reviewer|member|speaker|author|writer|ambassador)|affiliate program|sponsor(?:ship| us)|partner with us',
  '(?:edit|update|complete) (?:your |my )?profile|profile settings|account settings|support request|request support|open a ticket|join (?:our|the) (?:team|community)|we are hiring|refer a \\w+|invite (?:a|your) \\w+',
  '(?:stelle|veranstaltung|gastbeitrag|bewertung|fehler|problem) (?:melden|einreichen|schreiben|ausschreiben|eintragen|abgeben)|profil bearbeiten|werben|eintrag melden',
  '(?:publier|proposer|soumettre|deposer|laisser) (?:une? |votre )?(?:offre|evenement|article|avis|emploi|annonce)|signaler|modifier (?:le |votre )?profil',
  '(?:publicar|enviar|proponer|dejar|publique|envie) (?:una? |tu |uma? )?(?:oferta|evento|articulo|resena|empleo|vacante|vaga|artigo|avaliacao)|reportar|denunciar|editar (?:el |tu |o |seu )?perfil',
  'segnala un (?:errore|problema|evento)|scrivi una recensione|vacature plaatsen|recensie schrijven|zglos (?:blad|problem)|dodaj (?:wydarzenie|opinie|oferte)',
]
const parts =
  '发布职位|招聘|举报|报错|写评论|投诉|求人|通報|レビューを|イベント(?:登録|投稿)|сообщить об|пожаловаться|оставить отзыв|вакансию|신고|리뷰 (?:작성|쓰기)'

const pattern = new RegExp(`\\b(?:${others.join('|')})\\b|${parts}`, 'u')

/** Whether folded headings and buttons say that a form is for a job, an event, a review, a report, a profile or the like. */
export const isUnrelatedForm = (folded: string): boolean => pattern.test(folded) && !handsIn.test(folded)
