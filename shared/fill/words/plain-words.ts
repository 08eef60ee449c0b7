import type { Meaning } from '../languages/meaning.ts'

const set = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').split(/\s+/))

/** Words that may stand beside “URL”, “name” and “email” without making another thing of them. Folded: see fold-words.ts. */
const plain = set(
  // English
  'a an the your you re this that its it it s of for to in on at and or is are what whats which where how can could should we i people users visitors customers everyone someone',
  'shipping launching submitting adding sharing have find see try visit get go do does live lives found reach here enter type paste add provide put insert write give tell us share drop submit submitting please call called',
  'full valid complete click open should we send exact public live main official primary own direct current working must start starts starting begin begins with without including include required optional',
  'https http www com app io e g eg ie example like such as new my if any be will use used by from',
  'name names title url urls uri href link links address website websites site web webpage page homepage home landing domain internet online location',
  'product products tool tools app apps application applications start up startup startups project projects software service services saas platform game listing extension plugin bot agent mcp server ai resource item launch solution venture package brand creation work thing',
  'form forms field fields input edit value values data acf post node submission entry txt inp item items attributes 0 1 2 3',
  // German
  'der die das des dem den dein deine deines deiner deinem ihr ihre ihres ihrer ihrem euer eure ein eine einen zu zum zur von fur auf im und oder ist wie wo heisst heissen nennt sich man kann bitte angeben eingeben eintragen einfugen vollstandig vollstandige offizielle offizieller',
  'produkt produkts produktes anwendung startups projekt projekts dienst dienstes webseite seite angebot angebots adresse internetadresse webadresse internetseite titel bezeichnung',
  // French
  'vers le la les l un une du de des d votre vos ton ta tes notre au aux a et ou est comment quel quelle s appelle indiquez saisissez entrez collez donnez ajoutez officiel officielle complet complete',
  'produit outil appli projet logiciel plateforme nom titre adresse lien sitio',
  // Spanish and Portuguese
  'el los las una tu tus su sus del al y o es como cual se llama indica introduce escribe pega pon oficial completa para seu sua seus do da dos das em na no e qual informe insira digite cole coloque o os as um uma oficial completo',
  'producto herramienta aplicacion proyecto servicio sitio pagina plataforma nombre titulo enlace direccion produto ferramenta aplicativo projeto servico endereco nome chama',
  // Italian, Dutch, Polish, Czech, Swedish, Turkish
  'il lo gli i del dello della dell tuo tua suo sua vostro al alla inserisci incolla scrivi indica sito prodotto progetto strumento applicazione servizio titolo indirizzo collegamento come chiama ufficiale',
  'het een je jouw uw van naar voor en vul plak geef naam toolnaam adres hoe heet webadres officiele',
  'internetowa vas vase twojego twoj swojego nazwa produktu narzedzia aplikacji projektu serwisu adres strony strona www podaj wpisz link do nazev nastroje aplikace projektu sluzby odkaz na webu webova stranka adresa vaseho jmeno',
  'appens tjanstens namn pa din ditt produktens produkt verktyg tjanst webbplats lank till adi urun urunun uygulama uygulamanin proje sitesi adresi baglanti web',
)

/** Words that go with an address only. */
const plainForUrl = set('company business organization organisation firm')

/** What is handed in, by the nouns that directories use. */
const products =
  '(?:products?|tools?|apps?|applications?|start ?ups?|projects?|software|services?|saas|platforms?|games?|listings?|extensions?|plug ?ins?|add ?ons?|bots?|agents?|mcp servers?|servers?|ai|ais|apis?|modules?|skills?|themes?|templates?|widgets?|librar(?:y|ies)|packages?|integrations?|mods?|prompts?|gpts?|datasets?|hacks?|resources?|items?|solutions?|creations?|ventures?|websites?|web ?sites?|works?|picks?|boilerplates?|starters?|kits?|scripts?|components?|open source alternatives?|alternatives?|thing|entry|submission|what you (?:built|made|build|make|created)|newsletter tools?|books?|courses?)'
const names = '(?:names?|titles?)'
const addresses = '(?:urls?|uris?|links?|websites?|web ?sites?|sites?|home ?pages?|web ?pages?|pages?|landing pages?|address|addresses)'

/** “Name of the no-code tool”, “Widget URL”: of whatever is handed in, with any adjective. */
const ofProduct = (attribute: string): RegExp =>
  new RegExp(
    `\\b${products} (?:own |official |public |full |exact |display |main |live )?${attribute}\\b|\\b${attribute}(?: \\w+){0,2}? (?:of|to|for|from|under which) (?:\\w+ ){0,4}?${products}\\b(?! (?:${names}|author|owner|developer|maker|user|store|review|competition|award|licen[sc]e|version|documentation|docs|source|category|you (?:are missing|miss|want)|s? (?:author|owner|developer)))|^(?:your |the |our )?(?:\\w+ )?${products} s ${attribute}$`,
  )
const nameOfProduct = ofProduct(names)
const addressOfProduct = ofProduct(addresses)

/** Emails that aren’t the submitter’s. */
const foreignEmail =
  /\b(?:accounts? department|accounts payable|second|2nd|another|their|accounting|old|former|previous|friend|friends|colleague|colleagues|press|lawyer|customers?|clients?|users|invoices?|billing|receipts?|statements?|orders?|payments?|purchase|checkout|payout|payouts|customer support|support of|help ?desk|security|emergency|reference|referees?|referrer|cc|bcc|copy|sponsors?|mentor|school|paypal|recovery|recover|sign in|log ?in|co founders?|cofounders?|team members?|investors?|invite|inviting|subscribers?|newsletter|news|weekly|for (?:launch |product |our |the |future )?(?:updates|alerts|tips)$|replies|parents?|guardian|employer|privacy|abuse|ref|unsubscribe)\b/

/** Scripts that set no spaces between words, and what may stand beside “URL” and “name” in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const plainUnspaced =
  /url|https?|www|links?|website|サイト|リンク|アドレス|ページ|公式|正式|名前|名称|名字|名|タイトル|入力|記入|貼り?付?け?って?|ください|下さい|して|お|ご|の|を|は|が|请|請|输入|輸入|填写|填寫|粘贴|您|你|的|链接|連結|网站|網站|网址|網址|地址|标题|標題|이름|제목|주소|링크|사이트|입력|해|주세요|를|을/gu

/** Whether a text says “URL”, “name” or “email” of something that isn’t known, such as “Roadmap URL”. */
export function isOfSomethingElse(meaning: Meaning, folded: string): boolean {
  if (meaning === 'email') return foreignEmail.test(folded)
  if (meaning !== 'url' && meaning !== 'name') return false
  if (unspaced.test(folded)) return /\p{L}/u.test(folded.replace(plainUnspaced, ''))
  const words = folded.split(' ').filter((word) => /^[a-z][a-z]/.test(word))
  const isPlain = words.every((word) => plain.has(word) || (meaning === 'url' && plainForUrl.has(word)))
  return !isPlain && !(meaning === 'url' ? addressOfProduct : nameOfProduct).test(folded)
}
