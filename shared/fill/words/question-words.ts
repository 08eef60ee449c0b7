import { rule, type Rule } from './meaning.ts'

/** Labels as questions and requests in many languages. Read before more-words.ts, whose single words may stand in them. */
export const questionWords: readonly Rule[] = [
  rule(
    'company',
    'nazwa firmy|nazev (?:firmy|spolecnosti)|foretagsnamn|sirket adi|naam van (?:het|je|uw) bedrijf',
    '(?:название|наименование) (?:компании|организации|фирмы)|назва (?:компанії|фірми)|שם החברה|اسم الشركة(?! الناشئة)|कंपनी का नाम',
  ),
  rule(
    'makerName',
    'wer (?:steckt|bist|sind|hat) .*|qui (?:etes|es) .*|hoe heet je(?! \\w)|wie ben je|imie i nazwisko|twoje imie|vad heter du|vem (?:ar du|har)\\b.*|adiniz(?: soyadiniz)?|adin|jmeno a prijmeni|jak se jmenujete',
    'как вас зовут|кто (?:вы|создал|автор)|як вас звати|איך קוראים לך|मेरा नाम|ما اسمك',
  ),
  rule(
    'name',
    'produktname|produktnamn|productnaam|produktens namn|namn pa .*|bezeichnung (?:der|des|deines|deiner|ihres|ihrer) .*|namen (?:des|der|deines|deiner|ihres|ihrer) .*|hoe heet (?:je|jouw|uw|het|de) \\w+|jak (?:sie )?nazywa .*|vad heter (?!du\\b).*|(?:urun|uygulama|proje|site|arac|girisim)\\w* ad[iin]+\\b.*|jak se .* jmenuje',
    'как называется|як називається|איך קוראים ל(?!ך)|ما اسم (?!ك)',
  ),
  rule(
    'url',
    'wo (?:findet|finden|kann man|ist es|gibt es) .*|ou (?:peut on|pouvons nous|se trouve|le trouver)\\b.*|lien vers (?:votre|ton|le) site|strona internetowa|adres www|lank till (?:produkten|webbplatsen|sidan|appen)|webbadress|(?:urun|uygulama|site|proje) (?:baglantisi|linki|adresi)|web adresi|where .{0,24}\\blive\\b.*|where (?:should|do|can) we (?:send|point) (?:people|visitors|users|readers|clicks)|where should we link',
  ),
  rule(
    'tagline',
    'haslo(?! dostepu)|w jednym zdaniu|i en mening|tek cumle\\w*|bir cumle\\w*|en une phrase|in einem satz|jednou vetou|in een zin',
    'одном предложении|одним (?:предложением|реченням)|одной (?:фразой|строкой)|一句',
  ),
  rule(
    'shortDescription',
    'kisa (?:aciklama|tanim)|ozet|en quelques lignes|krotko opisz|opisz krotko|beskriv kort',
  ),
  rule(
    'audience',
    'who (?:should|will|would|could|can) use .*|pour qui\\b.*|doelgroep|voor wie\\b.*|grupa docelowa|dla kogo\\b.*|malgrupp|for vem\\b.*|hedef kitle\\w*',
    '타겟|누구를 위한|대상 (?:고객|사용자)',
  ),
  rule(
    'pricing',
    'how is .{0,16} priced|ist (?:es|das|dein \\w+|ihr \\w+) kostenlos|fiyatlandirma(?: \\w+)?|est il gratuit|is het gratis',
  ),
  rule(
    'price',
    'was kostet .*|wie viel kostet .*|combien (?:coute|ca coute)\\b.*|wat kost .*|hoeveel kost .*|ile kosztuje\\b.*|vad kostar .*|ne kadar|kolik (?:to )?stoji\\b.*',
    'сколько стоит|скільки коштує|얼마|כמה (?:זה )?עולה|كم (?:سعر|يكلف|تكلفة)|多少钱|いくら',
  ),
  rule(
    'description',
    `(?:erzahl\\w*|berichte\\w*) .*(?:produkt|tool|app|projekt|startup)\\w*|(?:que|qu est ce que) (?:fait|votre|ton|fait il)\\b.*|parlez (?:nous )?(?:de|du)\\b.*|wat doet\\b.*|vertel .*|opisz .*|co robi\\b.*|opowiedz o .*|vad gor\\b.*|beskriv .*|beratta om .*|(?:urun\\w* )?aciklama\\w*|urun\\w* ne yapiyor|ne ise yariyor|co .* dela\\b.*`,
    'что (?:делает|умеет|это)|расскажите о|опишите|що робить|розкажіть про|опишіть|क्या करता|ماذا يفعل|מה (?:המוצר|הכלי|האפליקציה|זה) עוש|ספרו (?:לנו )?על|能做什么|做什么|何ができ|どんな(?:サービス|アプリ|製品)|무엇을 하',
  ),
  rule(
    'email',
    'wie (?:erreichen|konnen) wir .*|e ?post(?:adress\\w*|adresse)?|e ?mailova adresa|comment (?:vous|te) (?:joindre|contacter)|hoe kunnen we je bereiken',
    'эл почт',
  ),
  rule('tags', 'tagi|slowa kluczowe|taggar'),
  rule(
    'competitors',
    'concurrenten|konkurencja|konkurenci|konkurrenter|rakipler\\w*|alternatieven|alternatywy|alternativ till',
    '경쟁|대안|конкурент',
  ),
  rule(
    'launchDate',
    'wann (?:startet|launcht|erscheint|geht)\\b.*|quand (?:lancez|sort|lances)\\b.*|lanceerdatum|lanceringsdatum|data (?:premiery|publikacji)|lanseringsdatum|(?:yayin|lansman|cikis) tarihi',
    '출시일|дата (?:запуска|релиза|выхода)',
  ),
  rule('github', 'link to the (?:source|code|repo)\\w*'),
]
