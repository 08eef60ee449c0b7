import type { Meaning } from '../languages/meaning.ts'
import { isUnrelatedForm } from '../words/unrelated-forms.ts'

/** What a form is for. Only a product’s is filled. */
export type FormKind = 'product' | 'unclear' | 'search' | 'account' | 'payment' | 'newsletter' | 'comment' | 'contact'

/** A control of a form, seen or not: passwords count too. `words` are its label and names, folded. */
export type FormControl = { type: string; meaning: Meaning | null; isGeneric: boolean; words: string }

/** `own` are the form’s names and action, `heading` what stands over it and its first heading, `above` those and two more, `page` the page’s title and path: folded. */
export type FormFacts = {
  controls: readonly FormControl[]
  isSearch: boolean
  own: string
  buttons: string
  heading: string
  above: string
  page: string
}

const thing =
  'urls?|links?|products?|tools?|apps?|applications?|start ?ups?|projects?|software|services?|sites?|web ?sites?|saas|listings?|launch|games?|servers?|extensions?|agents?|resources?|companies|company|alternatives?|items?|business|directory|produkte?|anwendung|projekte?|seite|verzeichnis|produits?|outils?|projets?|logiciels?|annuaire|productos?|produtos?|ferramentas?|projetos?|prodotti|prodotto|herramientas?|aplicaciones|proyectos?|directorio|narzedzi\\w*|aplikac\\w*|produkt\\w*|stron\\w*|serwis\\w*|webbplats|tjanst|verktyg|appen|urun\\w*|uygulama\\w*|girisim\\w*|nastroj\\w*|sluzb\\w*|strument\\w+|sito|servizio|diensten?|katalog\\w*'
const submit =
  'submit|submission|apply|application|request|showcase|share|enter|show|pitch|add|launch|list|suggest|post|publish|nominate|new|promote|feature|get listed|einreichen|einreichung|eintragen|hinzufugen|vorstellen|vorschlagen|veroffentlichen|soumettre|proposer|ajouter|publier|referencer|inscrire|enviar|anadir|agregar|publicar|proponer|envia|anade|publica|registrar|cadastr\\w+|divulgar|envie|adicionar|invia|aggiungi|inserisci|proponi|segnala|adicione|dodaj|dodac|zglos|toevoegen|voeg|aanmelden|indienen|insturen|lagg till|skicka in|foresla|ekle|oner|gonder|pridat|pridej\\w*|navrhn\\w+'
/** A product is handed in. */
const handsIn = new RegExp(
  `\\b(?:${submit})\\b.{0,24}\\b(?:${thing})\\b|\\b(?:${thing})\\b.{0,24}\\b(?:${submit})\\b|^(?:submit|submission|launch|einreichen|soumettre)$|\\b(?:submit|launch|get listed)\\b|提交|发布|收录|添加|推荐|投稿|登録|掲載|申請|追加|добав|предлож|размест|додат|додай|запропонув|розмісти|제출|등록|추가|أضف|إضافة|הוס[פף]|הגש|जोड़|सबमिट`,
  'u',
)
const signIns =
  /\b(?:sign ?(?:in|up|on)|log ?in|logon|register|create (?:an |your )?account|magic link|continue with|forgot|reset|join now|anmelden|einloggen|registrieren|konto|se connecter|connexion|s inscrire|creer un compte|iniciar sesion|acceder|registrarse|crear cuenta|entrar)\b|登录|注册|登入|ログイン|サインイン|新規登録|会員登録/u
const newsletters =
  /\b(?:news ?letter|subscribe|subscription|notify|updates?|wait ?list|early access|mailing|digest|weekly|inbox|abonnieren|rundbrief|warteliste|abonner|infolettre|suscrib\w+|boletin|lista de espera)\b|订阅|メルマガ|購読|ニュースレター|登録する$/u
const comments =
  /\b(?:comments?|reply|respond|kommentare?|antworten|commentaires?|repondre|comentarios?|responder|(?:write|leave|post|add|submit) (?:a |your )?review)\b|评论|留言|回复|コメント|返信/u
const contacts =
  /\b(?:contact|get in touch|feedback|support|enquiry|inquiry|message|subject|kontakt|nachricht|betreff|anfrage|contactez|sujet|objet|contacto|mensaje|asunto|consulta)\b|联系|留言|主题|お問い合わせ|メッセージ|件名/u
/** Forms with a name, a site and a description that are for something else. */
const otherPurposes =
  /\b(?:support|ticket|bug|issue|problem|report|abuse|jobs?|apply for|cv|demo|quote|book|appointment|consultation|claim|(?:write a|your) review|hilfe|fehler|angebot|devis|presupuesto)\b|反馈|报告|予約|見積/u
const searches = /\b(?:search|suche|suchen|filter|recherche|rechercher|buscar|busqueda)\b|搜索|検索|絞り込み/u

/** Narrows a list down. */
const filters = /\b(?:filters?|facets?|refine)\b/u
const showsResults =
  /\b(?:show|see|view) (?:\d+|all|the)? ?(?:results?|products|tools|matches|software)\b|\b(?:apply|clear|reset) (?:all |the )?filters?\b/u
/** Works something out. */
const calculates = /\b(?:calculate|calculator|calculation|estimate|estimator|compare (?:two|them|products|tools|prices))\b/u
/** Only directories of products ask for two of these, whatever the heading calls it: an issue, a tip, a deal. */
const productsToo = /\b(?:issues?|tips?|deals?|coupons?|story|stories|news|newsletter|feature|features)\b/gu
const productsOwn: readonly Meaning[] = ['tagline', 'pricing', 'platforms', 'competitors', 'github', 'logo', 'screenshots', 'video']

/** Fields that only forms for products have. */
const telling: readonly Meaning[] = [
  'tagline',
  'shortDescription',
  'description',
  'category',
  'categories',
  'tags',
  'pricing',
  'logo',
  'screenshots',
  'video',
  'launchDate',
  'platforms',
  'competitors',
  'audience',
  'github',
  'name',
  'url',
]

/** What a form is for, by what it asks for and what is written on it. */
export function kindOfForm({ controls, isSearch, own, buttons, heading, above, page }: FormFacts): FormKind {
  const asked = new Set(
    controls.flatMap(({ meaning, isGeneric }) => (meaning !== null && telling.includes(meaning) && !isGeneric ? [meaning] : [])),
  )
  const has = (...meanings: Meaning[]) => controls.some(({ meaning }) => meaning !== null && meanings.includes(meaning))
  const texts = controls.filter(({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type))
  const words = `${own} | ${buttons} | ${above}`
  const isListing =
    asked.has('tagline') || asked.has('shortDescription') || asked.has('description') || asked.has('logo') || asked.has('pricing')
  const says = (pattern: RegExp) => texts.some(({ meaning, words }) => meaning !== 'firstComment' && pattern.test(words))

  // “Tool name” says more than “Name”.
  const isProducts = has('name') && has('url') && productsOwn.filter((meaning) => asked.has(meaning)).length >= (asked.has('name') ? 1 : 2)
  const [over, pressed] = isProducts ? [heading.replace(productsToo, ''), ''] : [heading, buttons]
  if (isUnrelatedForm(over) || (!handsIn.test(words) && isUnrelatedForm(pressed))) return 'contact'
  const isHandedIn = handsIn.test(buttons) && !searches.test(`${own} | ${heading}`)
  const isNamed =
    has('name', 'url', 'description', 'shortDescription') && (isHandedIn || texts.some(({ type }) => type === 'textarea' || type === 'url'))
  if (isSearch && !(isListing && asked.size >= 3 && isNamed)) return 'search'
  if ((filters.test(own) && !/\b(?:submit|add|suggest|post)\b/.test(buttons)) || showsResults.test(buttons)) return 'search'
  if (calculates.test(`${own} | ${buttons}`) && !handsIn.test(words)) return 'contact'
  if ((has('search') || searches.test(`${own} | ${buttons}`)) && !isListing && !handsIn.test(words)) return 'search'
  if (
    controls.some(({ type, meaning }) => type === 'password' || meaning === 'password') &&
    !(isListing && (asked.size >= 2 || handsIn.test(words)))
  )
    return 'account'
  const isOther =
    otherPurposes.test(words) &&
    !handsIn.test(words) &&
    !['name', 'tagline', 'pricing', 'logo'].some((field) => asked.has(field as Meaning))
  if (isOther) return 'contact'
  if (has('payment') && !(isListing && asked.size >= 2)) return 'payment'
  if (asked.size >= 2 && isListing) return 'product'
  if (newsletters.test(words) && has('email') && texts.length <= 4 && !isListing && !asked.has('name')) return 'newsletter'
  if (signIns.test(words) && !handsIn.test(words) && asked.size < 2) return 'account'
  const isHanded = handsIn.test(words) || handsIn.test(page)
  if ((comments.test(own) || comments.test(buttons) || says(comments)) && !isListing && !asked.has('name') && !asked.has('category'))
    return 'comment'
  if (says(contacts) && (has('email') || contacts.test(words)) && !asked.has('name') && !isListing) return 'contact'
  if (asked.size >= 3 || (asked.size >= 1 && isHanded)) return 'product'
  // “Name”, “Link” and “Description” are a listing’s unless the form is for something else.
  if (isListing && has('name') && has('url') && !otherPurposes.test(words)) return 'product'
  if (isHanded && has('url') && !has('email')) return 'product'
  if (texts.length <= 2 && has('email')) return 'newsletter'
  return 'unclear'
}
