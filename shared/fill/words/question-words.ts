import { rule, type Rule } from './meaning.ts'

/** Labels as questions and requests in many languages. Read before more-words.ts, whose single words may stand in them. */
export const questionWords: readonly Rule[] = [
  rule(
    'company',
    'nazwa firmy|nazev (?:firmy|spolecnosti)|sirket adi',
    '(?:название|наименование) (?:компании|организации|фирмы)|назва (?:компанії|фірми)|שם החברה|اسم الشركة(?! الناشئة)|कंपनी का नाम',
  ),
  rule(
    'makerName',
    'wer (?:steckt|bist|sind|hat) .*|qui (?:etes|es) .*|imie i nazwisko|twoje imie|adiniz(?: soyadiniz)?|adin|jmeno a prijmeni|jak se jmenujete',
    'как вас зовут|кто (?:вы|создал|автор)|як вас звати|איך קוראים לך|मेरा नाम|ما اسمك',
  ),
  rule(
    'name',
    'namen (?:des|der|deines|deiner|ihres|ihrer) .*|jak (?:sie )?nazywa .*|(?:urun|uygulama|proje|site|arac|girisim)\\w* ad[iin]+\\b.*|jak se .* jmenuje',
    'как называется|як називається|איך קוראים ל(?!ך)|ما اسم (?!ك)',
  ),
  rule(
    'url',
    'wo (?:findet|finden|kann man|ist es|gibt es) .*|ou (?:peut on|pouvons nous|se trouve|le trouver)\\b.*|lien vers (?:votre|ton|le) site|strona internetowa|adres www|(?:urun|uygulama|site|proje) (?:baglantisi|linki|adresi)|web adresi|where .{0,24}\\blive\\b.*|where (?:should|do|can) we (?:send|point) (?:people|visitors|users|readers|clicks)|where should we link',
  ),
  rule(
    'tagline',
    'w jednym zdaniu|tek cumle\\w*|bir cumle\\w*|jednou vetou',
    'одном предложении|одним (?:предложением|реченням)|одной (?:фразой|строкой)|一句',
  ),
  rule('shortDescription', 'kisa (?:aciklama|tanim)|ozet|krotko opisz|opisz krotko'),
  rule(
    'audience',
    'who (?:should|will|would|could|can) use .*|grupa docelowa|dla kogo\\b.*|hedef kitle\\w*',
    '타겟|누구를 위한|대상 (?:고객|사용자)',
  ),
  rule('pricing', 'how is .{0,16} priced|fiyatlandirma(?: \\w+)?'),
  rule(
    'price',
    'combien (?:coute|ca coute)\\b.*|ile kosztuje\\b.*|ne kadar|kolik (?:to )?stoji\\b.*',
    'сколько стоит|скільки коштує|얼마|כמה (?:זה )?עולה|كم (?:سعر|يكلف|تكلفة)|多少钱|いくら',
  ),
  rule(
    'description',
    `(?:erzahl\\w*|berichte\\w*) .*(?:produkt|tool|app|projekt|startup)\\w*|(?:que|qu est ce que) (?:fait|votre|ton|fait il)\\b.*|parlez (?:nous )?(?:de|du)\\b.*|opisz .*|co robi\\b.*|opowiedz o .*|(?:urun\\w* )?aciklama\\w*|urun\\w* ne yapiyor|ne ise yariyor|co .* dela\\b.*`,
    'что (?:делает|умеет|это)|расскажите о|опишите|що робить|розкажіть про|опишіть|क्या करता|ماذا يفعل|מה (?:המוצר|הכלי|האפליקציה|זה) עוש|ספרו (?:לנו )?על|能做什么|做什么|何ができ|どんな(?:サービス|アプリ|製品)|무엇을 하',
  ),
  rule(
    'email',
    'wie (?:erreichen|konnen) wir .*|e ?post(?:adress\\w*|adresse)?|e ?mailova adresa|comment (?:vous|te) (?:joindre|contacter)',
    'эл почт',
  ),
  rule('tags', 'tagi|slowa kluczowe'),
  rule('competitors', 'konkurencja|konkurenci|rakipler\\w*|alternatywy', '경쟁|대안|конкурент'),
  rule(
    'launchDate',
    'wann (?:startet|launcht|erscheint|geht)\\b.*|quand (?:lancez|sort|lances)\\b.*|data (?:premiery|publikacji)|(?:yayin|lansman|cikis) tarihi',
    '출시일|дата (?:запуска|релиза|выхода)',
  ),
  rule('github', 'link to the (?:source|code|repo)\\w*'),
]
