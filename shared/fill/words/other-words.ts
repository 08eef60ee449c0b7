import { rule, type Rule } from './meaning.ts'

const page = '(?: ?(?:page|url|link|website|site|address|seite|adresse))?'

/** What forms ask for and no listing has, and what must not be taken for one of its fields. Read before those. */
export const otherWords: readonly Rule[] = [
  rule(
    'other',
    '(?:company|organi[sz]ation|business) (?:or |and )?(?:product|tool|app|project|start ?up)s?(?: name)?|(?:makers?|founders?|personal|creators?|authors?) (?:twitter|x|github)(?: \\w+)?|(?:second|secondary|third|other|additional|sub) ?categor(?:y|ies)|(?:web ?)?site (?:type|kind|language|owner|traffic|age|status)|video (?:title|description|length|duration)|git ?hub (?:stars?|users?|user ?name|handle|login|issues?|sponsors?|token|actions|id)|^your title$|price range|docker(?: \\w+)?|video (?:call|script|channel|conference)\\w*|(?:call|meeting|interview) link|(?:competitors?|alternatives?|partners?|investors?) (?:own )?(?:url|website|link|site|name|logo)|canonical(?: \\w+)*|(?:originally|first|previously) (?:published|posted) (?:at|on|in)|original (?:article|post|source|story|publication)(?: \\w+)?|(?:sign|log) ?in e ?mail|login e ?mail|(?:billing|invoice|press|sales|recovery|friends?|partner) e ?mail|(?:company|logo|image|video|event|team|problem|issue|category) description|(?:post|page|article|blog|meta|job|link|deal) title|waiting list|wait ?list (?:url|link|page)|(?:release notes|what s new|whats new|pitch deck|deck|careers?|jobs?|press|team|about|contact|newsletter|login|sign ?(?:up|in)|checkout|thank you|badge|webhook|callback|redirect|image|cover|avatar|photo) (?:page|url|link|address)|(?:link|url|address) (?:to|of|for) (?:the |your |a |an )?(?:press|blog|docs|documentation|change ?log|road ?map|rss|feed|deck|pitch deck|demo|privacy|terms|careers|jobs|faq|status|support|article|review|post)\\b.*',
    '原文|规范链接|元記事',
  ),
  rule(
    'other',
    `(?:privacy|terms|tos|legal(?! (?:entity|name|company|form))|cookie|refund|datenschutz|agb|impressum|confidentialite|mentions legales|privacidad)(?: policy| notice| of (?:service|use))?${page}`,
    '隐私|服务条款|プライバシー|利用規約',
  ),
  rule(
    'other',
    `(?:docs?|documentation|change ?log|road ?map|blog|rss|feed|site ?map|press(?: kit)?|media kit|status|faq|help(?: center)?|support|careers?|api|pricing|demo|live demo|landing image|affiliate|referral|partner|tracking|utm|calendar|booking|download|dokumentation|handbuch) ?(?:page|url|link|website|site|program|portal|docs|code|seite)`,
    '文档(?:链接|地址)|更新日志|博客|演示(?:链接|地址)|ドキュメント|ブログ|デモ(?:url|リンク)',
  ),
  rule(
    'other',
    '(?:apple |ios |mac )?app ?store(?: \\w+)?|play ?store(?: \\w+)?|google play(?: \\w+)?|chrome (?:web )?store(?: \\w+)?|web store(?: \\w+)?|testflight|f droid|apk|npm(?: \\w+)?|pypi|docker ?hub|hugging ?face|(?:ios|android|mac|windows|chrome|firefox) (?:app )?(?:url|link|download)',
    '应用商店|下载(?:链接|地址)|アプリストア|ダウンロード',
  ),
  rule(
    'other',
    'linked ?in|facebook|instagram|tik ?tok|discord|telegram|slack|mastodon|blue ?sky|threads|reddit|subreddit|product ?hunt|crunchbase|medium|dev to|whatsapp|wechat|pinterest|snapchat|indie ?hackers|hacker ?news|hn username|twitch|dribbble|behance|youtube channel|social (?:media|links?|profiles?)|other links?|additional links?',
    '微信|微博|公众号|小红书|知乎|抖音|领英|フェイスブック|インスタ|社交',
  ),
  rule(
    'other',
    'phone(?: \\w+)?|telephone|tel|mobile(?: (?:number|phone))?|cell(?: phone)?|fax|telefon(?:nummer)?|handy(?:nummer)?|rufnummer|numero de telephone|portable',
    '电话|手机|联系方式|電話|携帯',
  ),
  rule(
    'other',
    '(?:street|mailing|postal|home|office) address|street|city|town|zip(?: code)?|post ?code|postal code|province|state|county|strasse|hausnummer|ort|stadt|plz|postleitzahl|rue|ville|code postal',
    '街道|城市|邮编|省份|住所|郵便番号|都道府県|市区町村',
  ),
  rule('other', 'middle name|maiden name|^(?:姓|名|せい|めい)$'),
  rule(
    'other',
    '(?<!\\b(?:x|twitter) )user ?name(?! on (?:x|twitter))|nick ?name|login|user ?id|benutzername|nutzername|nom d utilisateur|pseudo|identifiant|screen name|display name',
    '用户名|昵称|账号|ユーザー名|ニックネーム|ログイン',
  ),
  rule('other', 'subject|betreff|sujet|objet', '主题|件名|题目'),
  rule(
    'other',
    'message(?! to the community)|your (?:question|enquiry|inquiry|request)|nachricht|anliegen|anything else|additional (?:info(?:rmation)?|notes?|comments?|details)|describe the (?:issue|problem|bug)|job (?:description|type|location)|^(?:your |additional |any |internal |other |further )?notes?$|notes? (?:for|to|about)\\b|remarks?|feedback|reason|how (?:did|do) you (?:hear|find|know|learn)|where did you (?:hear|find)|(?:wie|woher|wo) (?:hast|haben|kennst|kennen) .*(?:uns|erfahren|gehort)|anmerkung(?:en)?|hinweise?|bemerkung(?:en)?|comment (?:nous )?(?:avez|as|connais)\\w*.*|remarques?|notes? pour|for (?:the )?(?:reviewers?|moderators?|editors?|team)|(?:notes?|anything|info\\w*|message) for us',
    '留言|备注|其他|反馈|建议|如何(?:得知|了解)|从哪里|メッセージ|備考|その他|ご意見|お問い合わせ|どこで(?:知|お知)',
  ),
  rule(
    'other',
    'team size|company size|(?:number of |how many )?employees|founded(?: \\w+)?|when (?:was|were) .*(?:founded|started)|year(?: \\w+)?|funding(?: \\w+)?|revenue|mrr|arr|valuation|investors?|(?:monthly |active )?users? count|number of users|how many users|stage|traction|team members?|budget',
    '团队规模|员工|成立|融资|营收|从业|従業員|設立|資金調達|売上',
  ),
  rule(
    'other',
    '(?:key |main |top |core )?features?|functions?|pros|cons|advantages?|use ?cases?|benefits?|highlights?|how (?:does )?(?:it|this|your \\w+) works?|(?:what )?problem(?: \\w+)*|(?:the |your )?solution$|^(?:and )?why (?:did|should|is|are|do|you) .*|what makes .*|whats new|what s new|funktionen|merkmale|vorteile|anwendungsfalle|fonctionnalites|avantages|tech ?stack|built with|technolog\\w+',
    '功能|特点|特性|优势|使用场景|技术栈|機能|特徴|メリット|使い方|技術スタック',
  ),
  rule('other', 'languages?|sprachen?|langues?|locale', '语言|言語'),
  rule(
    'other',
    'licen[sc]e|lizenz|version(?! gratuita)|file size|requirements|alt text|caption|slug|permalink|(?:meta|seo) (?:title|description)|job title|role|occupation|profession|(?:your|job) position|beruf|funktion|poste|birth\\w*|date of birth|geburtsdatum|gender|tell us about (?:you|yourself)|about (?:you|yourself|the (?:author|maker|founder|team))|your bio|bio|(?:maker|founder|author)s? (?:bio|story|intro)|discount|deal|offer(?: \\w+)?',
    '许可证|版本|职位|生日|ライセンス|バージョン|役職|生年月日|自己紹介|个人简介',
  ),
]
