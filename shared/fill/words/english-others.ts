import { rule, type Rule } from './meaning.ts'

const event =
  '(?:job|event|talk|session|bug|issue|incident|problem|error|crash|position|vacancy|complaint|guest (?:post|article)|blog post|post|article|course|podcast|episode|review|question|deal|discount|sponsorship|sponsor|campaign|advert|ad|competition|award|grant|invoice|payment|order|delivery|ticket|image|photo|picture|webinar|workshop|meet ?up)'

/** What English forms ask besides in the words of our fields: “Describe the bug”, “Name of the person who referred you”. Read before those. */
export const englishOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:title|headline|name|subject|date|category|type|topic|summary|abstract|description|url|link|price|location|start|end) (?:of|for|about) (?:the |your |this |an? )?${event}s?\\b`,
      `(?:${event}|speaker|author|reviewer|manager|team|company) (?:title|abstract|category|summary|headline|bio|photo|headshot|picture|avatar)\\b|(?:${event}|speaker|reviewer|manager) name\\b`,
      `(?:describe|explain|summari[sz]e) (?:the|your|this|an?|us the) (?:\\w+ )?${event}\\b`,
      `(?:the|your|this) ${event} (?:is |was )?about`,
      'describe (?:yourself|your (?:experience|role|background|question|request|need|situation|talk|company))|tell us what happened|what happened|reproduce',
      '(?:customer )?testimonials?|quote from|country (?:calling )?code|calling code|company (?:registration|size|address|phone|reg|type|age|stage)|how big is|registration n\\w*',
      'tag (?:your|three|two|a|some) friends?|pitch ?deck|slide ?deck|deck$|screenshots? of (?:the|your|an?) (?:\\w+ )?(?:error|payment|bug|problem|invoice|receipt|post|tweet|order|issue)',
      '(?:image|photo|picture|screenshot|text|article|logo|icon)s? (?:credit|source|s source|licen[sc]e|rights|caption|copyright|author)|(?:photo|picture|image|shot) of (?:you|the (?:founder|team|author|maker|speaker|office)|your team|yourself|your team.*)|profile picture|head ?shots?|source url|who took this',
      'what do you think (?:about|of)|how (?:happy|satisfied|likely)|would you recommend|rate (?:the|your|our|this)|your (?:score|rating|review|opinion|verdict)',
      '(?:suggest|propose|request|missing|new) (?:a |an )?(?:new )?(?:category|tag|section|feature)\\b|(?:categor(?:y|ies)|tags?) (?:should we add|sponsor\\w*|we dont have|were missing)|sponsor a|(?:wrong|other) category',
      'how much .{0,24}(?:commission|earn|would you pay|raise[d]?|need|invested)|asking price|(?:sell|buy|value) (?:the|your|my) company|cost you|what did it cost|earn per|cost to (?:run|build|list|advertise)',
      'co ?founders?|co ?makers?|other people on|team ?mates?|(?:who|name of (?:the )?(?:person|friend|one|colleague) (?:who|that)) .{0,10}(?:hunted|nominated|referred|sent|told|recommended|invited|introduced)\\b|referred by|nominated by|invited by|recommended by|who told|who hunted',
      'interview|guest (?:post|article)|speaker|(?:which )?competition (?:are|you)|when did you (?:join|last|start)|when (?:can|would|should|is best to) (?:we|you) (?:like to )?(?:call|have a call|talk|meet)|work for$|does the reviewer',
      'comments? (?:about|on) this|write (?:a|your) (?:comment|reply|review|question)|(?:your|leave a) (?:comment|reply)$|email me when|yes email me|similar products launch|start date for|your os and browser|device were you|when the crash',
      'your tweet about|tweet about us|tell us about yourself|who are you writing|code (?:we|is it|did we)|we ve mailed|weve mailed you a code|mailed you a code',
      '(?:billing|invoice|accounting|press|sales|security|abuse|help ?desk|customer service|finance) (?:e ?mail|address|contact)\\b|e ?mail for (?:your users|invoices|billing|the invoice|receipts|customers|press|support)|about (?:accounting|billing|invoices|the invoice|payment)|(?:repeat|retype|again) your',
      'ship (?:the|your|it|to|you)|t ?shirt|bill you|billing|currency|time ?zone|position within|relation to (?:the|this) product|your (?:role|position|function|relation)',
      '(?:which|what) (?:ai |language )?models? (?:does|powers|do|is)|llm|model (?:used|name|provider)|(?:which )?commit|api (?:key|endpoint|token|base)|install command|error log|product (?:id|key|sku|code|number)|order number|serial number|sku',
      'what (?:did you learn|help do you need|data do you|result|was your|s next|is next|would you change)|how (?:can we improve|do you take|long should|many (?:people|clicks|downloads|stars|users|hours|seats|employees|customers))|(?:number|count) of|how many (?!dollars|euros|pounds|bucks|\\w+ (?:does|do|will|is) (?:it|they|we|i|you|people|users))\\w+',
      'are you (?:the|a|an|looking|interested|willing|happy|open|over|sure)|did you|do you (?:want|need|have|agree|offer|plan|already|allow|accept)|would you like|have you (?:launched|submitted|been)|may we|can we (?:contact|call|feature|quote|use)|i (?:confirm|certify|am|have|would)',
      'anything (?:else|you d like|youd like|to add|we should)|(?:notes?|message|words|instructions|info\\w*|comments?|anything) (?:for|to) (?:the |our |us|you d )?(?:reviewers?|editors?|moderators?|team|us|curators?|staff)|test (?:login|account|user|credentials)|how did you (?:find|hear|come)|where did you (?:find|hear|come|take)',
      'press ?kit|change ?log|road ?map|rss|feed|testers?|wish ?lists?|down ?loads?(?: \\w+)?|deadline|duration|length of|opening hours|launch(?:es|ed)? (?:discount|offer|deal|mistake|coupon|code)|discount|background colou?r|accent colou?r|brand colou?rs?',
      '(?:invoice|bill|billed|ship|shipped|deliver) to\\b|accounts? (?:department|payable)|purchas\\w+ department|(?:another|other) (?:review )?(?:sites?|director(?:y|ies)|platforms?)|(?:review|rating) site',
      '(?:did|has|have) (?:someone|somebody|anyone|anybody|a friend)|their (?:e ?mail|name)|(?:someone|somebody) (?:send|sent|refer\\w*|told)',
      '(?:launch|announcement|your) (?:tweet|thread)$|tweet (?:url|link|address)|(?:link|url) (?:to|of) (?:the|your) (?:launch |announcement )?(?:tweet|thread|post)|who else (?:worked|works|helped|is on|contributed|made|built)|(?:which|what) (?:jam|competition|contest|hackathon|game jam|event|award)',
      '(?:price|cost|amount|fee)\\b.{0,20} in (?:us |usd|eur|gbp|euros?|dollars|pounds|cents)|other (?:response|option|answer)s?|talk about$|^other$',
      '(?:accounting|old|previous|former|current) (?:department s |departments )?(?:e ?mail|address|title|company|employer|tool)|free trial (?:days|length|period|duration)|payment (?:method|details)|bank (?:details|account)|(?:publisher|developer|partner|vendor) (?:id|number)|(?:position|title|place) (?:in|at|within) the (?:company|organi[sz]ation)|(?:topic|thread|post|page|meta|browser) title|(?:title|stable|git|version|alt) tag|sponsorship price|price (?:per|of) (?:issue|the (?:booth|ad|stand|slot|shipping))|age of|legal form|when was the company|alternative text|(?:delivery|destination|shipping) country|hide (?:the )?price|hosting provider|type of organi[sz]ation|team name|transcript|motto in life|access model|your title$|(?:department|industry|company|section|area) you work|do you work|which (?:browser|device|version) were|error occurs|broke$|do you prefer|proof of|your story as a person|where did you grow up|complaint|cancell?\\w*|(?:genre|kind|sort) of music|competitor of ours|our competitor|redirect ur[il]|base url|webhook|invite link|tracker|coverage|wiki|donat\\w+|eula|sponsor link',
      'other (?:pages?|links?|profiles?|accounts?|sites?)|which (?:plan|package|tier) would|(?:listing|promotion|ad|submission|placement) (?:plan|package|tier|option)s?|featured (?:spot|slot|listing|placement)|sponsored (?:spot|slot)|skip the (?:queue|line)|start(?:ing)? date of (?:the|your) (?:ad|campaign|booking)',
    ].join('|'),
  ),
]
