import { Loose } from './loose.ts'

/** The title or first heading that a host shows once an account is ready and before anything is uploaded. */
const setupTitle = new Loose(
  [
    String.raw`^(?:\S+ ){0,3}(?:setup|set-up|installation) (?:is )?(?:now )?complete[.!]?$`,
    String.raw`^(?:success|congratulations|hurray|great)[.!] your (?:new )?(?:web ?site|site|web ?server|server|hosting|domain)\b`,
    String.raw`^(?:your )?(?:new )?(?:web ?site|site) (?:has been |was |is )?(?:successfully )?(?:created|set up)(?: successfully)?[.!]?$`,
    String.raw`^your (?:new )?(?:web ?)?(?:hosting|server|web ?server|site|web ?site)(?: account| space)? is (?:now )?(?:ready|active|set up|live)(?: to use)?[.!]?$`,
    String.raw`^hier entsteht (?:in kürze |demnächst )?(?:eine|die|unsere) neue`,
    String.raw`^(?:félicitations !? ?)?votre (?:hébergement|domaine|serveur) (?:est|a (?:bien )?été) (?:prêt|acti\p{L}*|créé|installé)`,
    String.raw`^сайт (?:успешно )?создан`,
    String.raw`站点创建成功|网站创建成功`,
  ].join('|'),
)

/** The same in its text. */
const setupText = new Loose(
  [
    String.raw`you['’]re seeing this because you['’]ve successfully set ?up`,
    String.raw`to (?:change|replace|edit) this page|replace this (?:page|file) with|this page will be replaced`,
    String.raw`upload your (?:web ?site|files?|content)(?: files)? to (?:the )?(?:public_html|www\b|htdocs|web ?root|get started|replace)|now upload your (?:web ?site|files)`,
    String.raw`(?:domain|webspace|hosting) wurde (?:erfolgreich )?(?:eingerichtet|registriert|angelegt|aktiviert)`,
    String.raw`cette page sera remplacée|votre (?:hébergement|domaine) a bien été (?:activé|créé|installé)`,
    String.raw`(?:tu|su) (?:alojamiento|hosting|dominio) está (?:listo|activo)|(?:sube|suba) los archivos de (?:tu|su) sitio`,
    String.raw`(?:il tuo|il vostro) (?:hosting|spazio web|dominio) è (?:attivo|pronto)|sua hospedagem está (?:ativa|pronta)`,
    String.raw`чтобы (?:заменить|изменить) эту страницу|домен успешно (?:подключ|зарегистр)\p{L}*|хостинг (?:успешно )?(?:активирован|подключ\p{L}*)`,
    String.raw`本页面由系统自动生成|这是默认(?:首页|页面|index)|サーバーの(?:初期|デフォルト)ページ|コンテンツをアップロードしてください`,
  ].join('|'),
)

/** Whether a short page only says that its host is ready. */
export const isSetupPage = (titles: string[], text: string): boolean =>
  titles.some((title) => setupTitle.test(title.trim().slice(0, 200))) || setupText.test(text.slice(0, 1_500))
