import { rule, type Rule } from './meaning.ts'

/** Traps by what they say of people and machines. */
const machines =
  '(?:ai|ais|ro ?bots?|bots?|machines?|llms?|(?:ai )?(?:assistants?|agents?)|language models?|crawlers?|spiders?|scripts?|computers?|programs?|automat\\w+|ki|ia|ias|roboter|maschinen?|maquinas?|robos?|macchine|macchina|intelligence artificielle|inteligencia artificial|kunstliche intelligenz)'
const a = '(?:(?:an?|ein|eine|einen|un|une|una|um|uma|the) )?'
const youAre =
  '(?:you (?:are|re)|youre|you happen to be|du bist|sie sind|vous etes|tu es|t es|eres|usted es|es usted|voce e|voce for|sei|sie ein|du ein|du eine|du)'
const human = `(?:if|unless|when|wenn|falls|si|se) ${youAre} (?:not )?${a}(?:real )?(?:human|person|mensch|humain|humano|persona|umano|pessoa)|(?:humans?|menschen|humains|humanos) (?:do not|dont|never|should not|shouldnt|should|skip|leave|ignore|cannot|cant|will not|wont|must|lassen|bitte)|(?:real )?people (?:do not|dont|never|should (?:not|leave|skip|ignore)|shouldnt|must not|skip (?:it|this)|leave (?:it|this|empty|blank|alone)|ignore (?:it|this)|cannot|cant|will not|wont)(?! (?:know|like|need|want|miss))|not (?:meant |intended )?for (?:humans|people|persons|real)`
const machine = `(?:if|unless|when|since|as|because|wenn|falls|si|se) ${youAre} (?:not )?${a}${machines}|${machines} (?:only|must|should|please|fill|write|enter|answer|identify|need to|have to)|(?:only|reserved|meant|intended|just|attention|dear|note|nur|reserve|reserviert|uniquement|seulement|solo|solamente|soltanto|apenas|somente) (?:(?:for|to|fur|aux|pour|para|per|a|all|any|the|les|los|as|os|le) )*${machines}|^(?:for|fur|para|pour|per) ${machines}$|(?:spam|bot) (?:trap|catcher)|decoy|system prompt|(?:which|what) (?:model|ai|assistant) are you`

/** What is never touched: English, German, French, Spanish, then Chinese and Japanese. Folded words: see fold-words.ts. */
export const neverWords: readonly Rule[] = [
  rule(
    'trap',
    `skip (?:this|it|me)|nothing (?:goes |belongs |to enter )?here|ignore this|leave (?:this |it )?(?:as is|alone|unchanged)|(?:left|keep|stay|remain|be) (?:this |it )?(?:field )?(?:unchanged|blank|empty)(?! (?:if|when|for|to|unless|until))|validation purposes|leer bleiben|(?:doit )?rester vide|(?:quedar|estar) vacio|leave (?:this |the )?(?:field |input |box )?(?:blank|empty)(?! (?:if|when|for|to|unless|until))|(?:do not|dont|never) (?:fill|complete|touch|edit|change|answer|respond|use this)|(?:do not|dont|never) (?:enter|type|write|put)(?: (?:anything|text|here|in (?:this|here)|into this|a value).*)?$|${human}|${machine}|honey ?pot|bot field|hp|hp field|fax number|nicht ausfullen|leer lassen|frei lassen|ne (?:pas|rien) (?:remplir|saisir|ecrire)|laisse[rz] (?:ce champ |le champ )?vide|no (?:rellenar|rellene|rellenes|llenar|llene|completar)|(?:dejar|deje|deja) (?:este campo )?(?:en blanco|vacio)|nao (?:preencha|preencher)|deixe (?:este campo )?(?:em branco|vazio)|non compilare|lascia(?:re)? vuoto|(?:bitte |immer )?nichts (?:eintragen|eingeben|hineinschreiben)|(?:laisser|reste[rz]?|garder) vide|(?:en blanco|vacio)$|em branco|vuoto$`,
    '请勿填写|不要填|(?:请|必须|应)留空|保持(?:空白|为空)|(?:如果|若)[你您]是(?:人|机器|ai)|仅供?(?:机器|ai)|入力しない|記入しない|空(?:欄|白)の(?:まま|状態)|(?:ロボット|bot|ボット|ai|機械)(?:の(?:方|場合)|専用)|人間の(?:方|場合)',
  ),
  rule(
    'captcha',
    '(?:re|h)?captcha|turnstile|(?:are|prove) you .{0,12}(?:human|robot)|not a robot|human (?:check|verification|test)|anti ?spam|spam (?:check|protection|question)|security (?:question|check)|code shown|(?:characters|letters|words?|text) (?:you see|(?:shown )?(?:above|below|in the (?:image|picture|box))|shown$)|what is \\d+ .{0,8}\\d+|how much is \\d+|sicherheitsfrage|spamschutz|rechenaufgabe|was ergibt|wie viel ist \\d+|combien font|question de securite|cuanto es|cuanto son|pregunta de seguridad|(?:not an?|no soy un|pas un|kein|non sono un|nao sou um|are you an?|im an?|i am an?|youre an?) robot(?:er|e|o)?|robot(?:er)? (?:check|test|verification)|^robot$',
    '人机|机器人|图形码|画像認証|ロボット|計算の答え|\\d+ 加 \\d+',
  ),
  rule(
    'code',
    'one time (?:code|password|pin)|otp|2fa|mfa|(?:two|2) factor|(?:verification|security|confirmation|sms|access|invite|invitation|auth|authentication|authorization|login|activation) (?:code|token|key)|passcode|pin (?:code|number)|^(?:your |the |sms )?pin$|(?:bestatigungs|sicherheits|einmal|zugangs|einladungs)(?:code|passwort)|code de (?:verification|confirmation|securite)|code recu|code d invitation|codigo de (?:verificacion|confirmacion|seguridad|invitacion)|api key|secret key',
    '验证码|校验码|邀请码|認証コード|確認コード|招待コード|ワンタイム',
  ),
  rule('password', 'pass ?word|pass ?phrase|pwd|passwd|passwort|kennwort|mot de passe|contrasena|clave de acceso|senha', '密码|パスワード'),
  rule(
    'payment',
    'card ?(?:number|holder|no|code)|(?:name|code) (?:on|of) (?:the )?card|(?:name|number|digits|code|printed|written|embossed) on (?:the |your )?(?:credit |debit |bank )?card(?! (?:in|of|on|page))|(?:credit|debit) card|cc (?:number|name|csc|exp)|cvv2?|cvc2?|csc|expir(?:y|ation)(?: date)?|(?<!dd )(?<!\\bd )mm yy(?:yy)?|valid thru|iban|bic|swift(?: code)?|sort code|routing number|bank(?: \\w+)?|account number|billing(?: \\w+)?|(?:vat|tax) (?:number|id)|(?:promo|promotion|coupon|discount|voucher|gift)(?: ?card)? ?codes?|coupon|voucher|wallet address|paypal(?: email)?|kartennummer|karteninhaber|kreditkarte|pruf(?:nummer|ziffer)|gultig bis|rechnungs\\w+|gutschein(?:code)?|ust id|steuernummer|(?:numero|titulaire) de (?:la )?carte|carte (?:bancaire|de credit)|date d expiration|cryptogramme|facturation|code promo|numero de (?:la )?tarjeta|(?<!(?:texto|resumen|descripcion|entradilla|titulo|titular|imagen) (?:\\w+ ){1,2})tarjeta(?! (?:del?|en) (?:la |el )?(?:directorio|listado|ficha|producto|catalogo|portada))|titular(?! (?:de|del|para|que|publicitario|corto|breve|llamativo|atractivo)\\b(?! (?:la |tu |su )?(?:tarjeta|cuenta)))|(?<!(?:texto|resumo|descricao|titulo|imagem) (?:\\w+ ){1,2})cartao(?! (?:de visita|do (?:diretorio|produto)))|numero d[eo] cartao|validade|carta di credito|cpf|cnpj|caducidad|vencimiento|facturacion|cupon|codigo (?:promocional|de descuento)',
    '卡号|信用卡|银行卡|持卡人|有效期|优惠[码券]|发票|カード番号|カード名義|有効期限|セキュリティコード|クーポン|請求先',
  ),
  rule(
    'newsletter',
    'news ?letter|subscribe|subscription email|mailing list|digest|weekly (?:email|round ?up)|keep me (?:posted|informed)|stay in the loop|(?:email|get|weekly|product) updates|notify me|(?:newsletter )?(?:abonnieren|anmeldung zum)|rundbrief|infolettre|lettre d information|abonnez|s abonner|boletin|boletim|inscrev\\w+|iscriv\\w+|suscrib\\w+',
    '(?<!(?:付费|免费|买断|收费|增值) ?)订阅(?!制|付费|模式|价)|邮件列表|メルマガ|ニュースレター|購読',
  ),
  rule(
    'backlink',
    'back ?links?|where .{0,30}(?:link|mention|badge|feature)\\w* (?:to )?(?:us|our)|(?:mention|link|feature)(?:s|ed|ing)? (?:to )?us|our (?:logo|badge|link|banner|widget|button)|unser(?:en|em|e)? (?:link|badge|banner|logo)|(?:auf|zu) uns|(?:notre|nos) (?:lien|badge|logo|banniere)|n[ou]e?str[oa] (?:enlace|insignia|logo|banner|sello|badge|link|bottone)|reciprocal|link ?back|return link|link exchange|(?:exchange|swap) link|links? to us|(?:our|the|directory) (?:badge|banner|widget) (?:is|was|on|url|page|link|location|placement)|badge (?:url|link|page|location|placement)|(?:page|url|where|location) .{0,30}(?:badge|link to us|our link|our banner)|(?:ruck|gegen)(?:link|verlinkung|verweis)\\w*|badge eingebunden|wo .{0,20}badge|lien (?:de )?(?:retour|reciproque)|(?:page|url|adresse) .{0,20}(?:notre|le) (?:badge|lien)|enlace (?:reciproco|de (?:retorno|vuelta|intercambio))|enlace a nosotros|pagina .{0,20}(?:nuestro|la) (?:insignia|enlace)',
    '本站|我们的(?:链接|徽章|网站)|当サイト|友情链接|友链|反向链接|反链|外链|回链|徽章(?:页|链接|地址|所在)|相互リンク|被リンク|バックリンク|バッジ(?:の|を|設置|掲載|url)',
  ),
  rule(
    'search',
    'search(?:ing)?(?! (?:terms?|key ?words?|results?|words?|engine|phrases?|for it|to find))(?<!(?:might|would|could|will|people|users|they|someone) search)|suchen?|suchbegriff|suchwort|rechercher?|chercher|(?<!\\b(?:achar|encontr\\w+|aparec\\w+|termos?|palabras?|terminos?|palavras?|resultados)\\b.{0,40})(?:busca[r]?|busqueda|pesquis\\w+)|cerca|procurar|filter(?:n)?|filtrer|filtrar',
    '搜索(?!结果|引擎)|搜尋(?!結果|引擎)|查找|検索(?!結果|され|キーワード|用)|絞り込み',
  ),
  rule(
    'consent',
    'i (?:agree|accept|consent|have read)|agree to|accept the|(?:ich|wir) (?:stimme|akzeptiere)\\w*|j accepte|acepto',
    '我同意|同意します|同意する',
  ),
]
