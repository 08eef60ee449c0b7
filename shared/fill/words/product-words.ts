import { generic, rule, type Rule } from './meaning.ts'

const thing =
  '(?:product|tool|app|application|start ?up|project|software|service|site|website|web ?site|saas|platform|game|listing|extension|plugin|bot|agent|mcp|server|ai|resource|item|launch|solution|venture|package)'
const dieSache = '(?:produkts?|tools?|app|anwendung|startups?|projekts?|software|dienst(?:e?s)?|website|webseite|seite|angebots?)'
const laChose = '(?:produit|outil|application|appli|projet|start ?up|logiciel|service|site|plateforme|solution)'
const du = '(?:du|de l|de la|de votre|de ton|le nom du)'
const zh = '(?:产品|工具|项目|应用|软件|网站|服务|作品|站点)'
const ja = '(?:プロダクト|製品|サービス|アプリ|ツール|プロジェクト|サイト|ソフト|商品)'

/** The fields of a listing, the more specific first: English, German, French, Spanish, then Chinese and Japanese. Folded words: see fold-words.ts. */
export const productWords: readonly Rule[] = [
  rule(
    'video',
    '(?:\\w+ )?videos?(?: (?:url|link|address|de|du|del|demo))?|vimeo|loom(?: \\w+)?|youtube(?: (?:video|url|link|demo))?|produktvideo|demovideo|teaser',
    '视频|動画|ビデオ',
  ),
  rule(
    'screenshots',
    'screen ?shots?|gallery|product images?|(?:cover|preview|featured|hero|social|og|banner|header) (?:image|picture|photo)s?|thumbnail|bildschirmfotos?|produktbilder?|captures? d ecran|image urls?|images?|bilder?|imagen(?:es)?',
    '截图|封面|图片|スクリーンショット|画像',
  ),
  rule('logo', 'logos?(?: \\w+)?|app icon|icon|favicon|logotipo|icono|symbol', '标志|图标|徽标|ロゴ|アイコン'),
  rule(
    'github',
    'git ?hub(?: \\w+)?|git ?lab(?: \\w+)?|(?:code )?repository(?: \\w+)?|repo(?: \\w+)?|source code(?: \\w+)?|quellcode|quelltext|depot(?: git)?|code source',
    '仓库|源码|源代码|リポジトリ|ソースコード',
  ),
  rule(
    'twitter',
    'twitter(?: \\w+)?|x twitter|x (?:handle|profile|com|username|account|url|link|konto|profil|compte|cuenta)|x account',
    '推特|ツイッター',
  ),
  generic('twitter', '^x$'),
  rule(
    'name',
    `what (?:is|s) (?:it|this|(?:the|your) ${thing}) (?:called|named)|whats .{0,24}called|how is it called|name of (?:the|your|this) ?${thing}|wie heisst (?!du).*|comment s appelle .*`,
    '叫什么|何という',
  ),
  rule('url', 'where can .{0,20}(?:find|see|try|visit) .*', '在哪里(?:访问|找到)'),
  rule(
    'launchDate',
    '(?:launch|release|go live|start|publish|publication|publishing|planned|preferred|requested) (?:date|day|on)|launched (?:on|at)|date of (?:launch|release)|when (?:did|do|will|are|is) .{0,24}launch\\w*|(?:launch|release|start|veroffentlichungs|erscheinungs) ?datum|(?:launch|start|veroffentlichungs) ?termin|(?:launch|erscheinungs) ?tag|date de (?:lancement|sortie|publication|mise en ligne)',
    '(?:发布|上线|推出)(?:日期|时间)|ローンチ日|公開日|リリース日|発売日|公開予定',
  ),
  rule(
    'competitors',
    'alternatives?(?: to| of| zu| a)?|competitors?|competition|similar (?:to|products?|tools?|apps?|sites?)|alternativen(?: zu)?|konkurren(?:t|ten|z)|wettbewerber|mitbewerber|ahnliche \\w+|concurrents?|similaire a',
    '竞品|替代|竞争|類似|競合|代替',
  ),
  rule(
    'audience',
    '(?:target|ideal|intended|main) (?:audience|users?|customers?|market|group)|audience|who .{0,30}\\bfor|zielgruppe|fur wen .*|public (?:cible|vise)|cible|a qui .*',
    '目标(?:用户|受众|人群|客户)|适用人群|适合谁|面向|ターゲット|対象(?:ユーザー|者|顧客)|誰のため',
  ),
  rule(
    'platforms',
    'platforms?|available on|operating systems?|supported (?:platforms?|devices|os)|devices?|os|plattform(?:en)?|betriebssysteme?|verfugbar (?:auf|fur)|plateformes?|disponible (?:sur|en)|systemes? d exploitation',
    '平台|操作系统|プラットフォーム|対応(?:os|環境|端末)',
  ),
  rule(
    'pricing',
    '(?:pricing|price|payment|revenue|monetization) (?:model|type|plan|option|tier|structure|category)s?|business model|pricing|plan type|is (?:it|your \\w+) free|free or paid|cost type|preis ?(?:modell|gestaltung|typ|struktur)|bezahlmodell|geschaftsmodell|kostenmodell|lizenzmodell|(?:modele|type) (?:tarifaire|de (?:prix|tarification)|economique)|tarification',
    '定价|收费(?:模式|方式|类型)|价格(?:模式|类型|模型)|付费(?:模式|方式|类型)|是否免费|(?:価格|料金)(?:モデル|体系|プラン|タイプ|形態|設定)|課金',
  ),
  rule(
    'price',
    '(?:starting |monthly |base |your |lowest |regular )?price(?: \\w+)?|prices|cost|costs|how much .*|starts? (?:at|from)|preise?|kosten|prix|tarifs?|precios?|precos?|prezzo|coste|costo|custo',
    '价格|价钱|售价|価格|料金|値段',
  ),
  rule(
    'firstComment',
    '(?:first|opening|makers?|founders?|launch|intro(?:ductory)?|initial) (?:comment|post)|message to the community|erste[rn]? kommentar|premier commentaire',
    '(?:首|第一)[条个]评论|首评|最初のコメント|(?:メーカー|作者|開発者)コメント',
  ),
  rule(
    'tagline',
    'nutshell|tag ?lines?|slogans?|one ?liners?|head ?line|catch ?(?:phrase|line)|motto|(?:short|one line|one sentence|single sentence|quick) pitch|one (?:sentence|line)(?: \\w+)?|(?:in|as) (?:one|a|a single) (?:sentence|line)|in (?:\\d+|ten|a few|few) words|en quelques mots|in wenigen worten|(?:sum|wrap) (?:it|this) up|sub ?title|sub ?heading|strap ?line|punch ?line|(?:phrase d )?accroche|sous titre|(?:en )?une (?:phrase|ligne)',
    '标语|口号|一句话|副标题|宣传语|广告语|キャッチ|タグライン|[一1]言|ひとこと|(?<!\\d)[一1]行|(?<!\\d)[一1]文(?!字)|サブタイトル|スローガン',
  ),
  rule(
    'shortDescription',
    `(?:short|brief|quick|small|mini|concise|little) (?:${thing} )?(?:description|summary|intro(?:duction)?|overview|bio|text|blurb|info|desc)|(?:description|desc|intro|text) (?:short|brief|courte|breve|corta|kurz)|briefly (?:describe|explain|tell).*|summary|synopsis|excerpt|blurb|elevator pitch|abstract|teaser text|kurz ?(?:beschreibung|text|info|vorstellung|fassung|profil)|(?:kurze|knappe) (?:produkt)?beschreibung|beschreibe? .{0,20}kurz.*|zusammenfassung|resume|(?:breve|courte|petite) (?:description|presentation)|(?:presentation|description) (?:courte|breve|rapide)`,
    '简短|简介|短描述|简要|摘要|短介绍|概述|短い(?:説明|紹介|概要)|簡単な(?:説明|紹介)|簡潔な?|概要|要約|短文|紹介文短|短縮',
  ),
  rule(
    'makerUrl',
    '(?:makers?|founders?|authors?|creators?|personal|developers?|submitters?) (?:own )?(?:website|web ?site|site|url|link|home ?page|profile|page)(?: \\w+)?|(?:your )?portfolio(?: \\w+)?|personliche (?:website|webseite|seite)|site personnel',
    '个人(?:网站|主页|网址)|作者(?:网站|主页)|個人サイト|作者サイト|ポートフォリオ',
  ),
  rule(
    'makerName',
    '(?:makers?|founders?|authors?|creators?|submitters?|contact|developers?|owners?|persons?|your|full|real|hunters?) (?:full )?names?|name of (?:the )?(?:maker|founder|author|submitter|contact|creator|developer|owner)|first and last name|submitted by|posted by|made by|created by|contact person|who are you|what should we call you|wie heisst du|wie heissen sie|comment (?:vous|t) appel\\w+.*|who (?:made|built|created|makes|is behind|s behind) .*|your first and last name|(?:ihr|dein|mein) name|vor ?(?:und|u)? ?nachname|(?:vollstandiger|ganzer) name|ansprechpartner(?:in)?|name (?:des|der) (?:grunders?|grunderin|autors?|autorin|einreichers?|entwicklers?|ansprechpartners?|kontaktperson)|kontaktperson|(?:votre|ton) nom(?: complet)?|(?:votre|vos) (?:nom et )?prenom(?: et nom)?|nom complet|nom et prenom|prenom et nom|nom du (?:fondateur|createur|contact|developpeur|responsable)|mantenedor',
    '[您你]的(?:姓名|名字|称呼|大名)|姓名|联系人|创始人|开发者(?:姓名|名称)|作者(?:姓名|名)|真实姓名|提交[者人]|お名前|氏名|担当者|投稿者|(?:作者|開発者|創業者|制作者)名|あなたの名前',
  ),
  generic(
    'makerName',
    '^(?:maintainers?|builders?|makers?|founders?|authors?|creators?|submitter|developers?|owner|hunter|grunder|grunderin|autor|entwickler|einreicher|fondateurs?|createur|fundador(?:a|es)?|creador)$',
    '^(?:作者|开发者|创始人|開発者|創業者|制作者)$',
  ),
  generic('email', '(?:support|help|service) e ?mail.*'),
  rule(
    'email',
    '(?:\\w+ )?e ?mail(?: \\w+)?|mail|where can we (?:reach|contact) you|how can we (?:reach|contact) you|courriel|adresse mail',
    '邮箱|电子邮件|电邮|邮件|メール',
  ),
  rule('categories', 'categories|kategorien|rubriken|(?:categories|rubriques)', '多个分类'),
  rule(
    'category',
    '(?:\\w+ )?categor(?:y|ie)|kategorie|rubrik|rubrique|categoria|cat|(?:product|tool|app) type|type of (?:product|tool|app|project)|produktart|type de produit|tipo de producto',
    '分类|类别|类目|类型|カテゴリ|ジャンル|種類|種別',
  ),
  rule(
    'tags',
    '(?:\\w+ )?tags?|key ?words?|topics?|labels|schlag(?:worte?|worter)|stich(?:worte?|worter)|themen|etiquettes?|mots? cles?',
    '标签|关键[词字]|タグ|キーワード|話題',
  ),
  rule(
    'description',
    `(?:full |long |detailed |complete |main |${thing} )?(?:description|desc)(?: of .*)?|describe(?: .*)?|tell (?:people|visitors|everyone|readers|us) what .*|^about$|whats? (?:it|this) (?:all )?about|about (?:the|your|this) .*|(?:${thing} )?(?:details|overview|introduction|info|information|content|story)|what (?:does|do|can) (?:it|this|the|your) ?.*|what (?:is|s) (?:it|this)(?: about)?|what (?:is|s) (?:the|your|this) (?:product|tool|app|start ?up|project|service|company)(?: about)?$|explain .*|tell us (?:more )?about .*|(?:produkt|projekt|ausfuhrliche |lange |detaillierte )?beschreibung(?: .*)?|uber (?:das|dein|ihr|euer|die) .*|was (?:macht|ist|kann) .*|beschreib(?:e|en) .*|descriptif|presentation(?: .*)?|a propos(?: .*)?|decri(?:vez|s|re) .*|detail(?:s|lee?)|describe .*`,
    '描述|介绍|详情|详细|说明|説明|紹介|詳細|について',
  ),
  rule('country', '(?:home |your )?country(?: \\w+)?|^(?:ihr |dein |euer )?land$|herkunftsland|pays(?: \\w+)?', '国家|国名|^国$|所在国'),
  rule(
    'name',
    `${thing}s? (?:name|title)s?|(?:name|title) of (?:the |your |this |my )?${thing}|(?:produkt|projekt|tool|app|startup|software|dienst|seiten) ?(?:name|titel)|name (?:des|der|deines|deiner|ihres|ihrer|eures) ${dieSache}|nom ${du} ${laChose}|titre ${du} ${laChose}|brand(?: name)?`,
    `${zh}(?:名称|名字|名|标题)|(?<!公司|企业|单位|机构|会社|企業)名称|${ja}(?:の)?(?:名前|名称|名|タイトル)`,
  ),
  rule(
    'company',
    '(?:company|organi[sz]ation|business|legal|studio|team)(?: (?:name|entity))?(?! (?:web|url|site|home|page|link|size|logo|address))|companys? name|name of (?:your|the) company|companyname|unternehmen(?:sname)?|firma|firmenname|entreprise|societe|nom de (?:l|votre|la) (?:entreprise|societe)|raison sociale',
    '公司|企业|会社|企業|法人|組織|団体|运营方',
  ),
  rule(
    'url',
    `(?:company|business|organi[sz]ation) (?:url|link|website|web ?site|site|home ?page|domain)|${thing}s? (?:url|link|address|home ?page|page|website|domain|uri)|(?:url|link|address|website) (?:of|to|for) (?:the|your|this) ?${thing}|(?:website|web|home ?page|landing ?page|live|main|primary|official) (?:url|link|address|adresse|site|website|uri|page)|landing ?page|web ?(?:address|link)|hyper ?link|link to (?:the |your |this )?\\w+|(?:produkt|projekt|tool|app|website|webseiten?) ?(?:url|link|adresse|seite)|(?:internet|web) ?adresse|(?:url|link|adresse) (?:des|der|deines|deiner|zum|zur|ihres|ihrer) ${dieSache}|link zu\\w* .*|(?:url|lien|adresse|site) (?:du|de l|de la|de votre|de ton|vers (?:le|la|l|votre)) ${laChose}|adresse (?:web|internet|url)|site (?:web|internet|officiel)`,
    `${zh}的?(?:链接|网址|地址|主页|url)|官方?网[站址]?|官网|网址|${ja}の?(?:url|リンク|アドレス)|ウェブサイト|webサイト|ホームページ|公式(?:サイト|url)`,
  ),
  generic(
    'name',
    `(?:name|nom|nombre|nome)|^(?:product|tool|app|application|start ?up|project|software|saas|game|extension|plugin)$|^(?:produkt|projekt|produit|outil|projet|producto|herramienta|proyecto|produto|ferramenta|projeto)$`,
    '名字|名前',
  ),
  generic('name', 'title|titel|titre|titulo|titolo', '标题|タイトル'),
  generic('tagline', 'pitch'),
  generic('category', 'industry|sector|branche|secteur|vertical|niche|genre|section', '行业|業種|業界'),
  generic(
    'url',
    '(?:your |ihre |deine |votre |tu |su )?(?:url|link|web ?site|site|home ?page|domain|web ?seite|web|internetseite|lien|enlace|sitio|uri|href)',
    '^(?:链接|网站|リンク|サイト)$',
  ),
]
