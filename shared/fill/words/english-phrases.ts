import { generic, rule, type Rule } from './meaning.ts'

const thing =
  '(?:product|tool|app|application|start ?up|project|software|service|site|website|saas|platform|game|listing|extension|plugin|bot|robot|agent|api|thing|baby|creation|solution|package|program|library|it|this|yours)'
const which =
  '(?:which|what|in which|in what|under which|choose|choose an?|choose the|pick|pick an?|pick the|select|select an?|select the|your|main|primary|our)'
const place =
  '(?:shel(?:f|ves)|drawers?|aisles?|section|departments?|buckets?|rubrics?|class|area|vertical|space|field|market|industry|sector|theme|corner|pigeonhole|box)'
const several =
  '(?:one or more|as many|multiple|tick all|select all|check all|mark all|all that apply|all applicable|choose all|pick all|up to (?:two|three|four|five|\\d))'
const groups =
  '(?:sections|industries|areas|class(?:es)?|lists|categories|fields|shelves|sectors|rubrics|drawers|aisles|departments|markets)'

const own = '(?:the |your |this |its |of |a )?'
const product =
  '(?:product|tool|app|application|start ?up|project|software|service|saas|platform|game|extension|plugin|listing|site|website|agent|server)'

/** Labels that begin with a field’s own name: whatever follows only explains it. Read before what forms ask besides. */
export const englishStarts: readonly Rule[] = [
  rule(
    'tagline',
    `^${own}tag ?line\\b(?! font)|^(?:please |how would you |can you )?describe .{0,30}\\bin (?:one|1|a|a single|a short) (?:sentence|line|phrase)\\b|^(?:one|1) (?:line|sentence) (?:description|summary|pitch)\\b`,
  ),
  rule(
    'shortDescription',
    `^${own}(?:short|brief|quick) (?:${product} )?(?:description|summary|intro)\\b|^briefly\\b|^(?:please )?describe .{0,30}\\bin (?:two|three|a few|2|3|1 2|2 3|a couple of) (?:sentences|lines)\\b`,
  ),
  rule(
    'description',
    `^${own}(?:${product} |full |long |longer |detailed |complete |main )*description\\b(?! of (?:the |your |an? )?(?:event|job|bug|issue|problem|talk|role|position|image))|^(?:please )?(?:describe|introduce|present) ${own}${product}\\b(?! (?:logo|name|audience|team|customers|users))|^(?:now )?${own}long(?:er)? (?:version|read|story|text|form)\\b|^tell (?:us|people|readers|everyone|visitors) (?:everything|more|about (?:it|your|the) ?(?:${product})?)\\b(?! (?:team|yourself|why you re))`,
  ),
  rule(
    'email',
    `^${own}(?:contact |best |work |business |public )?e ?mail(?: address)?\\b(?! (?:list|updates|news|subject|template|copy|provider|client|me|signature|marketing|app))`,
  ),
  rule('name', `^${own}${product} (?:name|title)\\b(?! of)`),
  rule(
    'url',
    `^${own}${product} (?:url|website|web ?site|link|home ?page|landing page)\\b(?! (?:type|kind|owner|language|title|name|where|you want|of the listing))`,
  ),
]

/** English questions and requests, as people word them who don’t say “Name” or “Category”. Read after what is never touched and what forms ask besides. */
export const englishPhrases: readonly Rule[] = [
  rule(
    'firstComment',
    '(?:a )?(?:word|note|few words) from the (?:maker|founder|team|captain|author)\\b.*|(?:first|opening|pinned|maker\\w*|founder\\w*) comment|comment (?:from|by) the (?:founder|maker)|comment no 1|say (?:hi|hello|something) to (?:the|our) \\w+|(?:hello|message|words?|note|say) to (?:the|our) (?:community|members|hunters|crowd)|break the ice|start the conversation',
  ),
  rule(
    'makerUrl',
    '(?:your )?(?:own|personal) (?:corner|home|place|site|website|web ?site|page|web page|url|link|blog|profile|home ?page)\\b.*|(?:makers?|founders?|authors?|creators?|maintainers?|developers?) (?:own )?(?:site|website|web ?site|home ?page|blog|web page|page|url|link|profile)(?: or \\w+)?|where do you live online.*|which of your profiles.*|who are you on the web.*|(?:your|the) (?:persons?|makers?|founders?) (?:site|page|link|website)|link (?:to|for) your (?:name|profile|personal \\w+|own \\w+)|portfolio(?: \\w+)?|about me page',
  ),
  rule(
    'twitter',
    '(?:account|handle|name|page|profile) on (?:x|twitter)|(?:are you |find (?:you|us|it) )?on x\\b.*|when we tweet.*|where do you tweet|(?:x|twitter) (?:or twitter )?(?:handle|user ?name|account|profile|page|name|address)|user ?name on (?:x|twitter)|your (?:x|twitter) user ?name|tweets? (?:as|from|at)|who should we tag when .*',
  ),
  rule(
    'github',
    'wheres the (?:code|source|repo)|where is the (?:code|source|repo)\\w*|where (?:do|can) we (?:git )?clone.*|source (?:available|is|hosted|lives) (?:at|on|in).*|if the (?:source|code) is (?:public|open).*|(?:link|address|url) (?:to|of) the (?:repo\\w*|code|source)|public repo\\w*|open source repo\\w*|git (?:url|link|address|remote)',
  ),
  rule(
    'video',
    '(?:promo|demo|product|explainer|launch|teaser|intro) (?:clip|film|movie|reel|footage|recording)|(?:a |your |the )?(?:clip|trailer|walk ?through|screencast)s?(?: \\w+)?$|moving pictures?|recorded a (?:product )?demo|is there a (?:trailer|video|clip)\\b.*|(?:clip|trailer|video|recording|screencast|walk ?through) (?:url|link|address|of|that|showing|for)\\b.*|show it (?:moving|in motion|in action)',
  ),
  rule(
    'logo',
    '(?:link|url|address|path) (?:to|of|for) (?:your|the) (?:logo|icon)\\b.*|thumbnail icon.*|thumbnail (?:or|and)? ?icon|(?:product |square |app )?avatar(?: of (?:the|your) product)?|emblem(?: of .*)?|brand mark|app icon|square (?:logo|icon|image)|your (?:face|mark|crest) on the (?:shelf|card|list\\w*)',
  ),
  rule(
    'screenshots',
    '(?:product|app|interface|dashboard|game ?play|in game|ui|application|tool) (?:pictures?|images?|shots?|screens|visuals|photos?)|(?:pictures?|images?|shots?|visuals|screens|photos?) of (?:the |your |it|its )?(?:app|product|interface|program|tool|dashboard|game|ui|screen|software)\\b.*|show us (?:how|what) it looks.*|what does it look like.*|something to look at.*|in pictures.*|a picture says more.*|address of (?:one|a) screenshot.*',
  ),
  rule(
    'launchDate',
    '(?:launch|release|publication|publishing|debut|premiere|premier) ?(?:week|month|time|date|day)|(?:date|day) (?:of|for|on which) .{0,40}(?:launch\\w*|release\\w*|debut|live|introduc\\w+|available|public\\w*|publish\\w*|appear|premiere)|(?:on )?(?:which|what) (?:date|day) .{0,30}(?:launch\\w*|releas\\w*|publish\\w*|appear|go live|public|live)|when(?:s| is| was| did| does| do| will| are| should)?\\b.{0,40}\\b(?:launch\\w*|releas\\w+|live|coming out|come out|comes out|out|debut\\w*|public|ship(?:s|ped)?|available|open(?:s|ed)? (?:its|the)? ?doors|publish\\w*|first released|premiere\\w*)|live since|going (?:live|public) on|goes (?:live|public)(?: on)?|went live.*|the big day|whats the big day|pick a (?:day|date|week)(?: for .*)?|day one|doors open|expected (?:launch|release|date)|planned (?:launch|release|date)|schedule (?:it|my|your|the) .*|available (?:since|from)|day (?:you|we) launch\\w*|(?:day|date) it (?:sets sail|launches|goes live|ships|went live)|sets sail|launched? (?:in|since)|out since|dt launch|release dt|ship date|opening day',
  ),
  rule(
    'competitors',
    '(?:closest |main |your |biggest |direct )*rivals?(?: products?)?|(?:comparable|competing|similar|rival) (?:products?|solutions?|tools?|apps?|services?|software)(?: \\w+)*|(?:which|what) .{0,50}\\b(?:replaces?|instead|leave behind|leave for|alternative|compete\\w*|taking on|switch(?:ing)? from|replac\\w+)\\b.*|(?:use|used|using) (?:it |this )?instead(?: of)?.*|instead of (?:what|which)?.*|an? (?:better|open|free) alternative to.*|a better\\b.*|if (?:readers|people|users|you) like .*|if your \\w+ didnt exist.*|people leave these .*|competes? with.*|similar to(?: what| which)?|compared (?:with|to)\\b.*|who else (?:does|is doing|makes|offers)\\b.*|what does it replace|replaces',
  ),
  rule(
    'audience',
    '(?:who(?:d|s|ll)?|whom|which people|what (?:kind|sort|type) of (?:person|people|players?|users?|customers?|reader)|whose (?:life|job|day|work))\\b.{0,50}\\b(?:needs?|uses?|using|benefits?|get(?:s)? the most|love|reads?|try it first|try it|aimed|(?:made|built|meant|intended|designed) for|useful|miss(?:es)?|easier|enjoy|profit|help(?:s|ed)?|buy(?:s)?|care|want(?:s)?)\\b|who(?:s|m)? (?:is |are |was )?(?:it|this|your \\w+|the \\w+) .{0,20}\\bfor$|who(?:s| is) (?:it|this) for\\b.*|whom is (?:it|this) for\\b.*|^(?:its |it is )?(?:made|built|designed|intended|meant|useful|aimed|good) (?:for|at)(?: (?:who|whom|what|which)\\b.*)?$|made for\\b.*|(?:customer |user |buyer )?personas?|(?:typical|ideal|intended|target\\w*|main|average) (?:users?|customers?|readers?|audience|buyers?|players?|clients?|persona)(?: \\w+)?|who are (?:the|your|its) (?:users?|customers?|readers?|buyers?|clients?)\\b.*|^for (?:which|what|who|whom)\\b.*|(?:perfect|best|ideal|great|suited|handy) for$|use case (?:and|&)? ?who.*|who benefits.*|(?:kind|sort) of people (?:it|you).*|your crowd|readership|clientele|user group',
  ),
  rule(
    'platforms',
    '(?:it )?(?:runs?|works?|playable|usable|installs?|compatible) (?:on|under|with)(?: (?:which|what)\\b.*)?$|(?:runs?|plays?|playable) in$|available on(?: (?:which|what)\\b.*)?$|(?:works|runs|play\\w*|available) on\\b.{0,30}|(?:where|what|which) .{0,40}\\b(?:run|runs|play|plays|work|works) (?:it|on|in)\\b.*|what does it run on|which (?:browsers?|devices?|systems?|platforms?|oses|os|consoles?|machines?)\\b.*|(?:mac|windows|linux|ios|android|iphone|web|pc|switch|steam deck)(?: \\w+)?(?: (?:mac|windows|linux|ios|android|iphone|web|pc|switch|playstation|xbox|steam deck|desktop|mobile|browser|ipad|or|and|which ones))+|what do i need to run it.*|where does (?:it|your \\w+) run.*|is it a web app.*|supported (?:browsers?|systems?)|compatib\\w+|os support',
  ),
  rule('price', '(?:pricing|price) (?:details|info|information|in words|as text|notes?|summary)\\b.*'),
  rule(
    'pricing',
    'how (?:your|the|its|do your) (?:users|customers|people|readers|players) pay\\b.*|(?:how do (?:you|customers|people|users|they|we) (?:charge|pay|make money|earn|monetise|monetize)|how (?:do|does) .{0,30}\\b(?:charged?|monetised|monetized|make money|paid for|pay for it|pay)|how is .{0,24}(?:moneti[sz]ed|paid for|sold|charged|financed)|hows it priced)\\b.*|(?:is|are|can|do|does|will) .{0,40}\\b(?:free|freebie|without paying|have to pay|need to pay|wallets?|for free|costs? (?:money|anything|something))\\b.*|(?:free|freemium|paid)(?: or| and)? (?:freemium|paid|free(?: trial)?|a bit of both)\\b.*|free (?:or|vs) paid.*|moneti[sz]ation(?: \\w+)*|(?:access|licen[sc]e) (?:free|model|type)\\b.*|freemium(?: \\w+)?|is free|free plan|paid plan or free|pricing (?:model|type|scheme|style)|price model|commercial model|what kind of pricing|your (?:app|tool|product) is',
  ),
  rule(
    'price',
    'what (?:your )?(?:users|people|customers|readers|players|buyers|clients|teams|subscribers) pay\\b.*|what (?:will|would|does|do) .{0,20}(?:set (?:me|you|us|our \\w+) back|cost (?:me|you|us|users|people|customers|readers))|(?:cheapest|lowest|basic|entry|starting) (?:paid )?(?:plan|tier|price|fee)\\b.*|if (?:its|it is) paid how much|amount (?:users|people|customers) pay|how many (?:dollars|euros|pounds|bucks)\\b.*|what (?:people|users|customers|do people|do users|do customers|do you) (?:pay|charge)\\b.*|whats the damage|price tag|fees?$|costs? (?:from|per)\\b.*|what do you charge\\b.*',
  ),
  rule(
    'categories',
    `${several}\\b.{0,30}\\b${groups}|\\b${groups}\\b.{0,40}\\b${several}|(?:what|which|in which|select|choose|your|our) (?:of our )?${groups}\\b(?! (?:does|do|should) (?:you|we)).*|industries (?:served|it serves)|areas (?:does it )?touch\\w*`,
  ),
  rule(
    'category',
    `${which} (?:\\w+ )?${place}\\b(?! (?:size|map|share|name)).*|(?:what|which) (?:kind|sort|type|class|category|genre|form) of (?:\\w+ )?(?:${thing}|thing)\\b.*|(?:kind|sort|type|class) of (?:\\w+ )?${thing}$|(?:what|which) (?:sort|kind) of thing.*|where .{0,40}\\b(?:belongs?|file|filed|shelve|shelved|sits?|fits?|place|put|stand)\\b.*|(?:file|filed|shelved?|listed|goes|put) (?:it )?under\\b.*|(?:filed|found|shelved) under|under (?:which|what) (?:heading|roof|label|title)\\b.*|help us file it.*|file it|classif\\w+(?: of .*)?|main theme.*|describes (?:best )?what you\\w* (?:re )?(?:submitting|making|building|launching)|what are we looking at.*|which of these (?:best )?describes.*|is it a (?:tool|game|plugin|website|saas|book)\\b.*|directory section|^(?:shelf|drawer|aisle|department|bucket|rubric|heading|class|kategory)$`,
  ),
  rule(
    'tags',
    '(?:hash ?tags?|(?<!\\bno |need for |without |any )buzz ?words?|search ?(?:words|terms))(?: .*)?|words? (?:would |do |will )?(?:users|people|they|readers|someone|visitors) (?:would |will |might )?(?:type|search|look|use)\\b.*|(?:in )?single words.*|(?:three|four|five|six|\\d+|a few|some|up to \\w+) (?:tags|key ?words|labels|topics|terms)\\b.*|(?:three|four|five|six|\\d+|some) words (?:that|which|describing|to find|separated)\\b.*|words that describe.*|labels we.*|sticky labels|find (?:it|you) by.*',
  ),
  rule(
    'tagline',
    '(?:elevator )?pitch (?:it )?in (?:one|a|\\d+) .*|(?:one|a single|1) (?:salty |short |snappy |punchy |crisp |catchy |simple |quick )?(?:line|sentence)\\b.{0,30}|bumper sticker.*|in (?:[3-9]|1[0-2]|three|four|five|six|seven|eight|ten|a few|few) words|(?:in )?(?:\\w+) words\\b.{0,8}(?:go|tops|max|or less|or fewer|at most)|(?:the |your |a |whats the )?hook\\b.*|tweet length.*|finish (?:the|this) sentence.*|finish this.*|its like .* for .*|(?:the )?line under (?:the|your) name|sub ?title|sub ?head(?:line|ing)?|strap ?line|punch ?line|catch ?phrase|claim$|^pitch$|(?:the )?pitch line|says it all|sum it up in (?:a|one) (?:line|sentence)|what is it in (?:one|a) (?:line|sentence|breath).*|battle cry|tag ?line\\b.*|the easiest way to$',
  ),
  rule(
    'shortDescription',
    '^brief(?: introduce| introduction| text| words)?$|(?:the )?gist\\b.*|tl ?dr\\b.*|(?:two|three|2|3|a couple of|a few|one or two|one to two|two or three|2 or 3|one to three|1 to 2|1 2|2 3)(?: short)? sentences\\b.*|in (?:two|three|a couple of|a few|2|3) sentences.*|short paragraph.*|in (?:1[3-9]|[2-9]\\d) words|in brief\\b.*|briefly (?:describe|explain|tell)\\b.*|keep it snappy.*|lead in.*|teaser(?: text| of .*| for .*)?$|teaser text.*|tease us.*|preview text|stand ?first|nut ?shell.*|blurb.*|one breath.*|abstract$|card text|excerpt|intro text|list view.*|short(?: version| text| intro\\w*| descr\\w*| pitch| copy)\\b.*|elevator pitch|lead paragraph|synopsis|summary\\b.{0,30}',
  ),
  rule(
    'description',
    '(?:the )?(?:whole|full|long|complete|entire|longer|detailed|big) (?:story|tale|text|version|picture|write ?up|description|descr|copy|body|particulars|scoop|thing)\\b.*|long text|write ?up\\b.*|spill the beans.*|(?:do )?tell(?: us)? (?:more|everything|all|the (?:whole )?story)\\b.*|(?:were|we are) intrigued.*|walk us through\\b.*|what (?:can|could) (?:people|users|i|one|you|we|someone|players) do with\\b.*|(?:body|text) of (?:your|the) (?:listing|entry|page).*|listing (?:body|text)|go on .*tell.*|(?:now )?ramble.*|brag.*|with a coffee.*|what it is and (?:what it )?does.*|what is it and what .*|explain (?:it|the|your|what) .*|in (?:your own|full) words|in (?:full|detail|depth)$|(?:please )?elaborate.*|(?:product|full|long) (?:copy|prose|story)|descr(?: full| long)?|about (?:the|your|this|it)\\b.*|everything about.*|what does (?:it|your \\w+|the \\w+|this) do\\b.*|particulars(?: .*)?|describe (?:it|your|the|this)\\b.*',
  ),
  rule(
    'company',
    '(?<!person at the )(?:company|firm|organi[sz]ation|business) (?:full |legal |registered |trading )names?|legal name(?: of .*)?|^(?:the |your |its )?(?:legal entity|publisher|vendor|manufacturer|provider|studio|producer)(?: or \\w+| \\(?\\w+\\)?)?$|(?:who(?:s| is) the|name of the) (?:vendor|publisher|manufacturer|studio|producer)\\b.*|which (?:firm|institute|company|organi[sz]ation|studio|business)\\b.*|(?:company|organi[sz]ation|business|firm|institute) (?:behind|that|which|or person)\\b.*|is there a company.*|studio if .*|name of (?:the|your) (?:business|firm|organi[sz]ation|company|employer|institute|legal entity)\\b.*|trading (?:as|name)|registered (?:company|business|name)|incorporated as',
  ),
  rule(
    'makerName',
    '(?:and )?(?:you are|who are you|who do we have|your name is)\\b.*|who(?:s| is| are)? (?:the )?(?:human|person|people|mind|brain|face|maker|founder|team|captain|solo dev)s?\\b.{0,20}(?:behind.*)?|(?:human|person|mind|brain|dev|developer|maker|face|team|people) behind\\b.*|who(?:s| is)? (?:responsible for|submitting|behind|making|building|built|made|created|developed|credit)\\b.*|(?:whom|who|how) .{0,30}\\bcredit\\w*.*|(?:makers?|founders?|captains?|authors?|creators?|maintainers?) (?:first and last |full |real )?name\\b.*|signed by|(?:made|built|created|developed|crafted|coded) by (?:whom|who|which person)\\b.*|author (?:or |and )?creator|your (?:good |real |full |first and last )name\\b.*|name of the (?:human|person|maker|captain|founder|author|creator|submitter)\\b.*|whats your name.*|your name\\b.*|submitters? name|contact persons? name|contact person\\b.*|maker contact person|who should we thank|(?:its|the) captain',
  ),
  rule(
    'email',
    '(?:electronic mail|e ?mail)(?: \\w+){0,3}|how (?:can|do|should) we (?:reach|contact|write|get back|answer|mail)\\b.*|where (?:can|do|should) we (?:reach|contact|write|mail|send (?:the )?(?:questions|answers|reply|news))\\b.*|(?:your )?(?:in|mail) ?box(?: address)?|messages? in bottles?.*|where .{0,24}(?:our )?(?:questions|reply|replies|answer) (?:go|to go|reach)\\b.*|reach you\\b.*|contact address|mail address',
  ),
  rule(
    'country',
    '(?:what|which) (?:nation|country|flag)\\b.*|nation(?: of .*)?$|made in|based in|pick your flag.*|your flag|home (?:port|country|base)|country of (?:origin|registration|residence|incorporation|the .*)|where (?:are you|is it|is the (?:company|maker|team|product|start ?up)|is your \\w+) (?:based|from|made|registered|located)\\b.*|where .{0,24}\\bbased\\b.*|where do you (?:sit|work from|come from|hail from)\\b.*|hails? from',
  ),
  rule(
    'url',
    'where .{0,30}\\b(?:lead|leads|link|point|points|take (?:people|visitors|readers|you|them))(?: to)?$|where (?:on the (?:internet|web|net) (?:is it|does it live)|does (?:it|your \\w+|the \\w+|this) live|should we send (?:curious )?\\w+|do (?:folks|people|users|we|i|visitors) (?:sign up|go|find|get|click|try|land)|can (?:i|we|one|people|folks|readers|visitors|users|someone|anyone|teachers?) (?:try|see|find|visit|get|use|play|buy|open|download|check))\\b.*|how do we get to (?:it|there)\\b.*|what do i type into .*|which (?:address|page|link|url) (?:should|does|do|will|opens?)\\b.*|(?:the )?page (?:a|an|the|that|your|people|visitors|everyone) .{0,30}(?:opens?|lands?|sees?|visits?|see|visit|land)\\b.*|(?:web|internet|online|site|home ?page|landing page) address\\b.*|home on the (?:web|internet|net)|(?:its|your) (?:home|place|spot|address) (?:on the web|online|on the internet)|does it have a (?:home ?page|web ?site|site)\\b.*|(?:your|the) (?:awesome )?(?:app|product|project|tool|start ?up) com|front door|link (?:that|which) (?:works|opens|people|visitors)\\b.*|link (?:to|of|for) (?:your|the|this|its) (?:thing|creation|baby|demo|landing page|store page|live version|live site)\\b.*|try it (?:at|here|out at|on)\\b.*|live (?:at|version|url|link|site)$|visit (?:at|button)\\b.*',
  ),
  rule(
    'name',
    `^(?:start ?up|product|project|tool|app|company)(?: or| and)? (?:start ?up|product|project|tool|app)$|(?:how is|whats|what is|what are|what do (?:you|people|we|they)|what should we|what shall we|how should we|how do you|what would you) (?:${thing} |your \\w+ |your side project |the \\w+ )?(?:called|call|named|name|be called|titled)\\b.*|what (?:are you|do you) (?:launch\\w*|submit\\w*) .{0,24}(?:name|called)\\b.*|^what are you (?:launching|shipping|submitting|adding|building|sharing)(?: today)?$|what is your \\w+ called|whats your \\w+ called|(?:product|brand|tool|app|project|game|start ?up) (?:or |and )?(?:brand |product )?(?:name|nm|title|designation)\\b.{0,20}|(?:official )?(?:designation|moniker)(?: of .*)?|what does it go by|(?:it )?goes by(?: the name)?|what do you go by|introduce (?:us|it|your \\w+).*|name (?:of|for) (?:the|your|this|its|my) ${thing}\\b.{0,30}|name (?:it|carved|on the)\\b.*|just the (?:brand )?name\\b.*|give (?:it|your \\w+|us) a name|how would you like your listing to be titled.*|christen.*|baptize.*|handle for your \\w+`,
  ),
  // A person or a company.
  generic('makerName', '^(?:made|built|created|developed|crafted|coded|brought to you) by$'),
]
