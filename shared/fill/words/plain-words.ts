import type { Meaning } from './meaning.ts'

const set = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').split(/\s+/))

/** Words that may stand beside “URL”, “name” and “email” without making another thing of them. Folded: see fold-words.ts. */
const plain = set(
  // English
  'a an the your you re this that its it it s of for to in on at and or is are what whats which where how can could should we i people users visitors customers everyone someone',
  'find see try visit get go do does live lives found reach here enter type paste add provide put insert write give tell us share drop submit submitting please call called',
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

/** Words that go with one of them only. */
const plainFor: Partial<Record<Meaning, ReadonlySet<string>>> = {
  url: set('company business organization organisation firm'),
  email: set(
    'e mail email emails mails contact best work business company personal professional maker makers founder founders author authors submitter owner developer creator reply confirm confirmation repeat again retype',
    'confirme confirmer confirmar wiederholen bestatigen correo electronico eletronico courriel elettronica mailadresse emailadresse mailadres kontakt contacto contato contatto de contact ihre posta addr webmaster webmasters support help service not shown published private never',
  ),
}

/** Whether a text says “URL”, “name” or “email” of something that isn’t known, such as “Roadmap URL”. For texts in Latin letters. */
export function isOfSomethingElse(meaning: Meaning, folded: string): boolean {
  if (meaning !== 'url' && meaning !== 'name' && meaning !== 'email') return false
  const words = folded.split(' ').filter((word) => /^[a-z][a-z]/.test(word))
  const own = plainFor[meaning]
  return words.some((word) => !plain.has(word) && own?.has(word) !== true)
}
