import { Loose } from './loose.ts'

const headings = String.raw`(?:key |main |core |our |top )?features?(?: (?:overview|highlights))?|how (?:it|this|\S+) works|how to use(?: it)?|why (?:choose )?(?:us|\S+)|why choose us|why use (?:it|\S+)|what(?:['’]s| is) (?:new|included|inside)|what you get|what we do|what is \S+|frequently asked questions|faqs?|getting started|get started|quick ?start|installation|usage|examples?|demo|live demo|screenshots?|testimonials|reviews|contact(?: us)?|about(?: us)?|our (?:mission|story|team|services|products|clients|customers)|services|pricing|plans|team|roadmap|changelog|benefits|highlights|overview|introduction|documentation|download|resources|use cases|supported (?:platforms|browsers)|table of contents|see it in action|meet the team|latest (?:news|posts)|funktionen|so funktioniert(?:['’]s| es| \S+)|warum \S+|was ist (?:neu|\S+)|häufige fragen|über uns|leistungen|preise|kundenstimmen|fonctionnalités|comment ça marche|comment ça fonctionne|pourquoi \S+|questions fréquentes|à propos|nos services|tarifs|características|funcionalidades|funciones|cómo funciona|por qué \S+|preguntas frecuentes|sobre nosotros|precios|servicios|funzionalità|caratteristiche|come funziona|perché \S+|domande frequenti|chi siamo|recursos|como funciona|por que \S+|perguntas frequentes|sobre nós|возможности|как это работает|как работает \S+|почему \S+|частые вопросы|о нас|преимущества|цены`
const wideHeadings =
  '主な機能|機能|特徴|特長|使い方|よくある質問|料金|お問い合わせ|会社概要|お知らせ|主要功能|核心功能|功能特点|功能|特性|特点|常见问题|使用方法|价格|关于我们|联系我们|주요 기능|기능|자주 묻는 질문|요금|المميزات|الأسئلة الشائعة|من نحن'

/** Headings that any site may put above a section: "Key features", "How it works". */
const sectionHeading = new Loose(`^(?:(?:${headings})|(?:${wideHeadings}))\\s*[?？!.:：]*$`)

/** Lines about who uses the product, wrote about it or paid for it. */
const strip = new Loose(
  String.raw`^(?:(?:already )?(?:trusted|loved|used|backed|supported|recommended|chosen|powered) by\b|as (?:seen|featured) (?:on|in)|featured (?:on|in|by)|join (?:over |more than )?[\d,.]+\+?|rated \d|★|⭐|\d[\d.,]*[km+]* (?:happy |active )?(?:users|customers|teams|downloads|stars)\b|vertraut von|empfohlen von|ils nous font confiance|plébiscité par|nos clients|confían en nosotros|nuestros clientes|si fidano di noi|scelto da|nos confiam|нам доверяют|導入(?:企業|実績)|信頼されて|他们都在用|합작)`,
)

export const isSectionLine = (text: string): boolean =>
  text.length < 120 && (strip.test(text) || (text.length < 60 && sectionHeading.test(text)))

/** News about the product, questions to the reader and calls to action, which come before an introduction. */
const preamble = new Loose(
  String.raw`^(?:\p{Extended_Pictographic}\ufe0f?\s*)*(?:(?:new|neu|nouveau|nouveauté|nuevo|novedad|novità|novo|новое|новинка|нове|新着|お知らせ|公告)\s*(?:[:：!—–-]|in (?:v|version) ?\d)|(?:just |now )(?:released|launched|announced|out)\b|(?:we(?:['’]re| are| have|['’]ve) (?:just |now )?(?:thrilled|excited|happy|proud|delighted|pleased|launched|released|moved|raised|partnered))|announcing\b|introducing version|update:|breaking:|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? \d{4}|\d{1,2}\.? (?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember) \d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|please\b|(?:a )?(?:new version|update) (?:is )?available|发现新版本|發現新版本|如果.{0,20}(?:没有|无法|不能)|if (?:nothing|the page|you (?:can(?:no|['’])t|see this|are not))|choose (?:your|how|a|an|one|between)|select (?:your|a|an|one)|bitte (?:wählen|geben)|veuillez|por favor|пожалуйста|выберите|请选择|[^.。]{0,40}(?:선택해 ?주세요|選択してください)|tired of|sick of|fed up with|have you ever|do you (?:want|need|ever|struggle)|are you (?:tired|looking|ready)|ready to|looking for|struggling with|müde von|marre de|cansad[oa] de|stanc[oa] di|cansad[oa]s? d[eoa]|устали от)`,
)

export const isPreamble = (text: string): boolean => preamble.test(text.slice(0, 120)) || /^[^.!。]{0,160}[?？]$/u.test(text.slice(0, 200))
