import type { CategorySlug } from './taxonomy.ts'

/**
 * Words that tell a category, per category: those that tell it alone, then those that only hint at it.
 * A star ends a stem. English first, then German, French, Spanish, Italian, Portuguese, Russian, Arabic, Japanese, Chinese.
 */
export const categoryWords: Record<CategorySlug, { strong: string; weak: string }> = {
  ai: {
    strong: `ai, artificial intelligence, machine learning, deep learning, llm, llms, gpt, chatgpt, openai, claude, gemini, copilot, chatbot*, chat bot, ai agent*, generative, neural, speech-to-text, speech to text, text-to-speech, nlp, computer vision, rag, stable diffusion, prompt*, ki, künstliche intelligenz, ia, intelligence artificielle, inteligencia artificial, intelligenza artificiale, inteligência artificial, ии, нейросет*, чат-бот*, чатбот*, الذكاء الاصطناعي, ذكاء اصطناعي, 人工知能, 生成ai, 機械学習, 人工智能, 大模型, 智能体, 形態素解析, 自然言語処理, morphological analy*, part-of-speech, bot, bots, бот, бота, боты, ботов, 인공지능, yapay zeka, sztuczn* inteligenc*, kecerdasan buatan, trí tuệ nhân tạo, kunstmatige intelligentie, image generation, ai-powered, voice agent*`,
    weak: `agent, agents, assistant, autonomous, model, models, transcri*, dictation, voice, vocaux, recognition, чат, intelligent`,
  },
  'developer-tools': {
    strong: `developer*, devtool*, code editor, source code, programming, programmer*, api, apis, sdk, cli, command line, command-line, library, javascript, typescript, python, golang, vue, angular, node.js, nodejs, npm, github, git, debugg*, compiler, framework, ide, text editor, code, coding, html, css, json, regex, sql, webhook*, devops, jquery, parser, linter, minif*, open source library, static site generator, code generator, boilerplate, entwickler*, programmier*, développeur*, desarrollador*, sviluppator*, desenvolvedor*, разработчик*, программист*, программирован*, المطورين, مطورين, برمجة, 開発者, プログラミング, プログラマ*, ライブラリ, 开发者, 开发, 编程, 程序员, 开源, editor de código, coding agent*, mcp, ruby, java, php, django, laravel, kotlin, linux kernel, tokenizer, unit test*, terminal, backend, back-end, frontend, front-end, static site*, devs, codebase*, repo, repository, repositories, kernel, low-code, no-code, open-source framework, hackers, yazılımcı*, programist*, geliştirici*, ontwikkelaar*, 개발자, 개발, 코드`,
    weak: `editor, embed*, plugin, component*, module, package, integration*, endpoint, documentation, docs, script, open source, open-source, syntax, browser, platform, release, server, widget, build, bug*, deploy*, testing, react, swift, rust, エンジン`,
  },
  'data-analytics': {
    strong: `analytics, data visualization, business intelligence, dashboard*, dataset*, database*, sql, structured data, web scraping, scraper, scraping, data extraction, data science, etl, data pipeline*, statistics, spreadsheet*, datenbank*, datenanalyse, base de données, base de datos, données, analytique, analítica, datos, análisis de datos, analisi dei dati, dados, аналитик*, базы данных, база данных, данных, данные, تحليل البيانات, بيانات, データ分析, データベース, 数据库, 数据分析, 数据, big data, postgres*, mysql, sqlite, nosql, metrics, db`,
    weak: `data, report*, chart*, graph*, insights, insight, metric, tracking, csv, telemetry, daten, データ, query`,
  },
  'hosting-cloud': {
    strong: `hosting, web host*, cloud, kubernetes, docker, container*, serverless, vps, devops, deployment, infrastructure, uptime, server monitoring, self-hosted, aws, azure, cdn, backup*, terraform, ci/cd, dns, hébergement, alojamiento, hospedagem, хостинг*, облак*, сервер*, استضافة, سحابة, سحابية, ホスティング, クラウド, サーバー, 云计算, 云服务, 托管, 主机, 服务器, web-hosting, load balanc*`,
    weak: `server*, monitor*, deploy*, scalable, latency, domain*, storage, cluster, logs`,
  },
  'security-privacy': {
    strong: `security, cybersecurity, cyber, privacy, password*, encryption, encrypted, vpn, antivirus, malware, phishing, firewall, authentication, vulnerabilit*, pentest*, two-factor, 2fa, spam, gdpr compliance, anonymous, anonymity, tor, sicherheit, datenschutz, passwort*, sécurité, confidentialité, seguridad, privacidad, contraseña*, sicurezza, segurança, privacidade, безопасност*, парол*, приватност*, конфиденциальн*, шифрован*, الأمن, أمن, خصوصية, الخصوصية, تشفير, セキュリティ, プライバシー, パスワード, 暗号, 安全, 隐私, 密码, 加密, privacy-first, fraud`,
    weak: `private, secure, protect*, safe, local-first, tracking, trust, identity`,
  },
  productivity: {
    strong: `productivity, productive, task management, to-do, todo, to do list, time tracking, time tracker, tracker, note taking, notes, note-taking, calendar, scheduling, schedule, planner, project management, kanban, pomodoro, workflow*, organizer, reminder*, knowledge management, knowledge base, second brain, dictation, transcription, collaboration, workspace, bookmark*, checklist*, automation, automate*, gmail, inbox, produktivität, aufgaben*, notizen, kalender, zeiterfassung, productivité, tâches, agenda, productividad, tareas, notas, produttività, attività, appunti, produtividade, tarefas, продуктивност*, задач*, заметк*, планировщик*, календар*, напоминани*, إنتاجية, الإنتاجية, المهام, مهام, ملاحظات, تقويم, 生産性, タスク管理, タスク, メモ, カレンダー, 予定, 業務効率, 效率, 任务, 笔记, 日历, 办公, 待办, habit*, spreadsheet*, clipboard, task manager, task list, tasks and, 생산성, 할 일, 플래너, 일정, 메모, verimlilik, görev*, produktywn*, zadani*, taken, rota, rotas, shifts, timesheet*, packing lists, checklists, 手帳, 習慣`,
    weak: `team*, organize, plan, document*, save time, efficient, colleagues, knowledge, manage, automat*, desktop, focus, task, tasks`,
  },
  utilities: {
    strong: `utility, utilities, converter, convert, calculator, file manager, download manager, downloader, compress*, optimizer, cleaner, launcher, taskbar, menu bar, system tray, qr code*, clipboard, screenshot*, windows app, desktop app, pdf, unit converter, generator, keyboard, wallpaper, battery, weather, file transfer, file sharing, timer, alarm, translator, translation, dictionary, taskleiste, dateien, outil, outils, convertisseur, calculatrice, utilitaire*, herramienta*, convertidor, calculadora, conversor, strumento, convertitore, utilità, ferramenta*, утилит*, конвертер*, калькулятор*, переводчик*, погод*, أدوات, أداة, حاسبة, ترجمة, تحويل, ユーティリティ, ツール, 変換, 計算機, タスクバー, 常駐, 翻訳, 天気, 工具, 转换, 计算器, 翻译, 下载器, 天气, system monitor, astronom*, moon, tides, sunrise, world clock, time zone*, barcode*, ocr, 도구, araç*, narzędzi*, hulpmiddel*, alat, window manager*, menu bar app*`,
    weak: `tool, tools, windows, macos, linux, desktop, install, download, telemetry, cpu, メモリ, file, files, lightweight, portable`,
  },
  'browser-extensions': {
    strong: `browser extension*, chrome extension*, firefox add-on*, firefox addon*, add to chrome, chrome web store, userscript*, safari extension*, edge extension*, browser add-on*, browser-erweiterung, chrome-erweiterung, extension chrome, extension de navigateur, extensión de chrome, extensión de navegador, estensione chrome, estensione del browser, extensão do chrome, расширение для браузера, расширение chrome, расширение для chrome, إضافة كروم, إضافة متصفح, 拡張機能, chrome拡張, 浏览器扩展, 浏览器插件, chrome插件, 扩展程序`,
    weak: `extension, add-on, addon, chrome, firefox, browser`,
  },
  'writing-documentation': {
    strong: `documentation, docs, writing, writer*, copywriting, grammar, blog*, blogging, markdown, text editor, note-taking, publishing, ebook*, e-book*, novel*, story, stories, wiki, cms, dictation, transcription, translate*, translation, resume, schreiben, texte, bücher, écriture, rédaction, livres, escritura, escribir, libros, scrittura, libri, escrita, livros, писател*, тексты, книг*, документаци*, كتابة, الكتابة, كتب, مدونة, 文章, 執筆, ブログ, ドキュメント, 文書, 書籍, 小説, 写作, 文档, 博客, 书籍, 小说, book, books`,
    weak: `text, words, content, author*, article*, read, reader, words, dictate`,
  },
  design: {
    strong: `design, designer*, designing, ui kit, ui/ux, ux, ui, figma, logo, logos, icons, icon, font*, typograph*, illustration*, mockup*, wireframe*, graphic*, color palette*, colour*, color*, css framework, animation*, 3d, sketch, prototype*, prototyping, svg, template*, theme*, gestaltung, schrift*, conception graphique, graphisme, diseño, diseñador*, grafica, дизайн*, шрифт*, иконк*, تصميم, مصمم, خطوط, デザイン, フォント, アイコン, イラスト, 设计, 字体, 图标, 插画, web design, 디자인, tasarım*, grafik*, ontwerp*, projektowani*, color picker*, palette*`,
    weak: `visual*, creative*, beautiful, interface, components, layout, style*, brand*, onboarding, responsive`,
  },
  'photo-video': {
    strong: `photo*, video*, image editor, image*, camera*, film*, movie*, streaming, screen recorder, screen recording, youtube, subtitle*, vlog*, picture*, gif, webcam, cinema, foto*, bild, bilder, kamera*, vidéo*, cinéma, fotografía, imágenes, película*, filmati, immagini, fotografia, imagens, filmes, фото*, видео*, фильм*, кино, камер*, изображени*, صور, فيديو, أفلام, تصوير, 写真, 動画, 画像, 映画, カメラ, 照片, 视频, 图片, 影视, 电影, 摄影, tv, livestream*`,
    weak: `edit, editing, gallery, stream, media, player, captions, recording`,
  },
  'audio-music': {
    strong: `music, audio, podcast*, sound*, song*, playlist*, radio, spotify, mp3, dj, mixing, vst, synth*, voice, speech, speech-to-text, text-to-speech, transcription, transcribe*, dictation, voice cloning, musicians, musician, guitar, piano, karaoke, lyrics, musik*, stimme, sprache, musique, chanson*, audio en texte, voix, vocal*, música, canciones, sonido, voz, musica, canzoni, voce, canções, музык*, песн*, аудио, подкаст*, голос*, радио, موسيقى, صوت, أغاني, الصوت, بودكاست, 音楽, 音声, オーディオ, 曲, ポッドキャスト, 文字起こし, 音乐, 音频, 语音, 歌曲, 播客, vinyl, album*, record collection, concert*, musical, notation, sheet music, 음악, 음성, müzik, muzyk*, muziek`,
    weak: `listen*, record*, studio, play, player, microphone`,
  },
  'marketing-seo': {
    strong: `marketing, marketer*, seo, search engine*, pagerank, backlink*, keyword*, advertising, ads, ad campaign*, newsletter*, email campaign*, social media, landing page*, lead generation, leads, affiliate*, influencer*, growth, conversion*, campaign*, link building, content marketing, branding, werbung, suchmaschinen*, publicité, référencement, campagne*, publicidad, mercadeo, campañas, posicionamiento, pubblicità, маркетинг*, реклам*, продвижени*, рассылк*, تسويق, التسويق, إعلانات, سيو, マーケティング, 広告, 集客, 营销, 推广, 广告, 引流, 搜索引擎, link preview*`,
    weak: `audience, brand*, traffic, rank*, promote, engagement, visitors, alerts, website`,
  },
  'sales-support': {
    strong: `crm, sales, sales team, lead generation, customer support, customer service, help desk, helpdesk, live chat, customer success, call center, call centre, ticketing, customer engagement, chatbot*, customer relationship*, vertrieb, kundenservice, kundendienst, kundensupport, service client, relation client, ventas, atención al cliente, servicio al cliente, vendite, assistenza clienti, clienti, vendas, atendimento ao cliente, atendimento, продаж*, поддержк* клиентов, обслуживани*, المبيعات, مبيعات, خدمة العملاء, العملاء, 営業, 顧客, カスタマーサポート, 接客, 客服, 客户, 销售`,
    weak: `customer*, clients, leads, prospects, support, guest*, calls`,
  },
  business: {
    strong: `business*, enterprise*, saas, company, companies, startup*, small business, smb, smes, erp, crm, consulting, operations, procurement, compliance, legal, contract*, law firm, lawyer*, logistics, supply chain, inventory, warehouse, manufacturing, workflow*, b2b, franchise, coworking, invoice*, unternehmen, firma, firmen, betrieb*, kmu, logistik, rechts*, entreprise*, logistique, gestion, juridique, empresa*, negocio*, logística, gestión, abogado*, azienda, aziende, gestionale, impresa, imprese, amministrator*, negócio*, gestão, бизнес*, компани*, предприяти*, логистик*, юрист*, الأعمال, أعمال, شركة, شركات, الشركات, إدارة, محاماة, ビジネス, 企業, 法人, 経営, 会社, 物流, 企业, 商业, 公司, 管理系统, 物流, 기업, 비즈니스, işletme*, şirket*, firm, przedsiębior*, bedrijf*, mittelstand, fertigung*, produktions*, restaurants, construction, builders, plumbing, plumber*, cleaning services, repair services, handyman, law, attorney*, notary, insurance agency, agriculture, farm, farms, farmers, industrial, engineering services`,
    weak: `manage, management, team*, professional*, organization*, operation, client*, staff, people, industry, automate*, software, office`,
  },
  'web-agency': {
    strong: `agency, agencies, web development, web design, website design, custom websites, custom web apps, web apps & websites, web development company, website builder, web developer*, software development, app development, freelance*, portfolio, digital agency, we build, wordpress, it services, outsourcing, consultancy, consulting, webdesign, webentwicklung, agentur, webagentur, agence, agence web, création de sites, développement web, agencia, desarrollo web, diseño web, agenzia, siti web, sviluppo web, agência, criação de sites, desenvolvimento web, веб-студи*, студи*, агентств*, разработк* сайтов, создание сайтов, وكالة, تصميم مواقع, تطوير المواقع, ホームページ制作, web制作, 制作会社, 受託開発, 网站建设, 网站开发, 网站制作, 软件开发, 外包`,
    weak: `studio, services, bespoke, custom, websites, projects, clients, tailored, solutions, build`,
  },
  'finance-accounting': {
    strong: `finance*, financial, fintech, accounting, accountant*, bookkeeping, invoice*, invoicing, budget*, expense*, payment*, bank, banking, invest*, stocks, trading, trader*, crypto*, bitcoin, blockchain, wallet, tax, taxes, payroll, loan*, insurance, mortgage, billing, defi, nft, money, currency, finanz*, buchhaltung, rechnung*, steuer*, zahlung*, versicherung, geld, comptabilité, factur*, banque, budget, assurance, finanzas, contabilidad, facturación, banco, pagos, seguro*, contabilità, fattur*, rendicont*, pagamenti, contabilidade, pagamentos, faturamento, финанс*, бухгалтер*, банк*, инвестици*, бюджет*, деньги, платеж*, криптовалют*, المالية, مالية, محاسبة, فواتير, بنك, استثمار, العملات, 会計, 家計簿, 請求書, 金融, 投資, 経費, 銀行, 財務, 财务, 会计, 发票, 记账, 支付, 股票, 理财, 区块链, stock market, recurring payments, gastos, dinero, ahorr*, presupuesto*, dépenses, ausgaben, haushaltsbuch, sparen, spese, soldi, bilancio, despesas, dinheiro, orçamento*, расход*, доход*, счет*, кошелек, кошелёк, учёт, учет, مصاريف, ميزانية, محفظة, 家計, 節約, 報税, 报税, 账本, 钱包, 재테크, 가계부, 금융, finansal, muhasebe, księgow*, gelden, boekhoud*, web3, token, tokens, dao, onchain, on-chain, solana, ethereum, smart contract*, staking, exchange rate*, yield`,
    weak: `cost*, price*, fees, fee, revenue, pay, savings, recurring, transactions`,
  },
  'jobs-hr': {
    strong: `job, jobs, career*, recruit*, recruiting, hiring, hr, human resources, resume*, cv, employee*, payroll, talent*, interview*, job board, applicant*, onboarding employees, freelancer*, staffing, workforce, stellenangebote, bewerbung*, karriere, lebenslauf, emploi*, recrutement, ressources humaines, carrière, empleo*, trabajo*, reclutamiento, recursos humanos, currículum, lavoro, curriculum, risorse umane, emprego*, vaga, vagas, currículo, ваканси*, работ*, резюме, кадр*, персонал*, وظائف, توظيف, سيرة ذاتية, موارد بشرية, 求人, 転職, 採用, 履歴書, 人事, 招聘, 求职, 简历, 人力资源, 就业`,
    weak: `work, candidate*, skills, remote, shift*`,
  },
  'real-estate': {
    strong: `real estate, property, properties, property management, condo*, condominium*, rental*, landlord*, tenant*, apartment*, housing, mortgage, realtor*, immobilien, wohnung*, vermiet*, mieter, hausverwaltung, immobilier, appartement*, copropriété, inmobiliari*, alquiler, vivienda*, immobiliar*, condominial*, condomini*, affitto, imóveis, imobiliári*, aluguel, condomínio, недвижимост*, квартир*, аренд*, عقار*, العقارات, شقق, إيجار, 不動産, 賃貸, 物件, 住宅, マンション, 房产, 租房, 物业, 公寓, 楼盘, houses, 부동산, emlak, nieruchomoś*, makelaar*, тсж, жкх, коммунальн*, дом`,
    weak: `building*, room*, tenants, architect*, interior`,
  },
  'ecommerce-marketplace': {
    strong: `e-commerce, ecommerce, shop, shopping, online store, marketplace, shopify, woocommerce, dropshipping, retail*, checkout, products online, buy and sell, sellers, seller, buyers, merchant*, coupon*, deals, auction*, delivery, onlineshop, online-shop, einkauf*, boutique, e-boutique, achat*, vente en ligne, marché, tienda*, compra*, comercio electrónico, negozio, acquist*, loja*, магазин*, покуп*, маркетплейс*, товар*, доставк*, متجر*, تسوق, التسوق, تسوّق, بيع, شراء, توصيل, 通販, ショップ, オンラインストア, 買い物, 電商, 电商, 商城, 购物, 商店, 外卖, wholesale, 쇼핑, 상점, alışveriş, mağaza*, sklep*, zakup*, winkel*, belanja, toko, mua sắm, order online, menu digital`,
    weak: `order*, buy, sell, price*, products, catalog*, vendor*, gigs, customers, market, borrowing, store, discount*, cart, gig, errands`,
  },
  'community-social': {
    strong: `community, communities, social network*, social, social media, forum*, chat rooms, dating, meet people, friends, neighbours, neighbors, nearby, volunteer*, nonprofit, non-profit, charity, donat*, club*, fans, fandom, discord, followers, members, campus, students near, church*, gemeinschaft, nachbar*, hilfe, verein*, ehrenamt*, communauté, réseau social, rencontre*, bénévol*, association, comunidad, red social, amigos, citas, voluntari*, comunità, amici, comunidade, rede social, сообществ*, социальн*, знакомств*, друз*, форум*, волонтер*, مجتمع, تواصل, التواصل, أصدقاء, تطوع, コミュニティ, sns, 友達, 掲示板, 出会い, 社区, 社交, 论坛, 交友, 公益, 커뮤니티, topluluk, społeczno*, gemeenschap*, komunitas, cộng đồng, civic, activism, humanitarian, refugees, mutual aid, lost and found`,
    weak: `share, sharing, people, connect, group*, together, local, help, hilf, event*, someone, meet*, feed, post`,
  },
  'messaging-email': {
    strong: `email*, e-mail*, mail, mailbox, gmail, outlook, inbox, messaging, messenger, sms, chat, chat app, video call*, voip, telegram, whatsapp, slack, discord, video conferencing, newsletter*, notification*, phone calls, webmail, telephony, telephone, nachricht*, postfach, telefonie, messagerie, courriel*, téléphonie, correo*, mensaj*, mensajería, posta, messagg*, mensagen*, почт*, сообщени*, мессенджер*, рассылк*, телеграм*, чат*, بريد, رسائل, دردشة, تيليجرام, تلغرام, واتساب, メール, チャット, メッセージ, 電話, 邮件, 邮箱, 聊天, 短信, 消息, 电报`,
    weak: `message*, call*, meeting*, conversation*, send, talk, alert*, alerts`,
  },
  education: {
    strong: `education*, learn, learning, learner*, school*, student*, teacher*, tutor*, tutoring, course*, university, universities, college*, classroom*, academy, exam*, quiz*, flashcard*, language learning, homework, lesson*, study, studying, e-learning, kids, curriculum, teaching, campus, vocabulary, bildung, lernen, schule*, schüler*, unterricht, studium, studierende, kurs*, éducation, apprendre, apprentissage, école*, étudiant*, cours, formation, educación, aprender, aprendizaje, escuela*, estudiant*, curso*, profesor*, istruzione, imparare, scuola, scuole, studenti, corso, corsi, educação, escola*, aluno*, aprenda, образовани*, обучени*, учеб*, школ*, студент*, урок*, курс*, учител*, تعليم, التعليم, تعلم, مدرسة, مدارس, طلاب, الطلاب, دورات, جامعة, دروس, 教育, 学習, 勉強, 学校, 学生, 授業, 講座, 英語, 塾, 教育, 学习, 学校, 课程, 学生, 教师, 考试, 培训, 英语, math, maths, mathematics, 수험생, 학습, 공부, 교육, 학교, eğitim, öğren*, okul*, edukacj*, szkoł*, nauk*, onderwijs, leren, belajar, pendidikan, sekolah, học, trường, research*, science, scientific, physics, chemistry, thesis, academic, papers, researchers, biology, whale*, machine translation, dataset for research`,
    weak: `guide, practice, skill*, tutorial*, knowledge, language*, teach, explain*, training`,
  },
  'health-fitness': {
    strong: `health*, healthcare, medical, medicine, doctor*, patient*, clinic*, hospital*, fitness, workout*, gym, exercise*, diet*, nutrition*, calorie*, food diary, weight loss, meditation, mindfulness, mental health, therapy, therapist*, wellness, sleep, yoga, running, pregnancy, pharmacy, dental, dentist*, gesundheit*, medizin*, arzt, ärzte, praxis, ernährung, abnehmen, santé, médical*, médecin*, clinique*, nutrition, bien-être, salud, médic*, clínica*, nutrición, dieta, bienestar, salute, medic*, medico, benessere, dieta, saúde, nutrição, bem-estar, здоров*, медицин*, врач*, клиник*, питани*, диет*, калори*, фитнес*, тренировк*, صحة, الصحة, طبي, الطبي, طبية, أطباء, الأطباء, عيادات, العيادات, مستشفى, لياقة, تغذية, 健康, 医療, 病院, 医師, 診療, フィットネス, ダイエット, 栄養, 睡眠, 筋トレ, 健康, 医疗, 医生, 医院, 健身, 减肥, 营养, 药, 건강, 병원, 운동, sağlık, zdrowi*, gezondheid, kesehatan, vaccin*, veterinar*, caregiver*, autis*, disability, first aid, blood, diabet*, cycle tracking, allerg*`,
    weak: `care, body, mind, coach*, habit*, stress, recovery, symptom*, active`,
  },
  lifestyle: {
    strong: `lifestyle, wedding*, baby, parenting, pets, fashion, beauty, gardening, garden, home decor, astrology, horoscope*, tarot, religion, religious, prayer*, muslim*, islam*, quran, bible, christian*, church, spiritual*, hobby, hobbies, personal journal, diary, journaling, outfit*, smart home, haustier*, hund*, mariage, boda*, mascota*, matrimonio, мода, красот*, питомц*, дневник*, موضة, الصلاة, صلاة, القرآن, إسلام*, ファッション, ペット, 占い, 暮らし, 趣味, 时尚, 宠物, 生活, 婚礼, cat, cats, dog, dogs, namaz*, kıble, kuran, ezan, dini, mosque*, mesjid, adhan, azan, dua, plants, garten*, pflanz*, jardin*, plante*, giardin*, anime, manga, 日記, 家族, 일기, 운세, interior design, decor, genealogy, family tree, relationship*, gift*, tattoo*, barber*, salon, cosmetic*, skincare`,
    weak: `family, home, life, daily, personal, mobile, ios, android, iphone, companion, collection, calm`,
  },
  'food-drink': {
    strong: `recipe*, cooking, cook, chef*, food, foods, restaurant*, meal*, menu, menus, coffee, tea, wine, beer, brew*, cocktail*, bakery, baking, bread, sourdough, pizza, catering, grocer*, kitchen, vegan, rezept*, kochen, essen, speisekarte*, gastronomie, recette*, cuisine, repas, restaurant*, receta*, cocina, comida, restaurante*, ricett*, cucina, cibo, ristorant*, receita*, culinária, рецепт*, кулинар*, еда, еды, ресторан*, кафе, طبخ, وصفات, مطعم, مطاعم, طعام, レシピ, 料理, グルメ, 飲食, 食谱, 美食, 餐厅, 点餐, 레시피, 맛집, yemek*, restoran*, przepis*, restauracj*, recepten, resep*`,
    weak: `taste, fresh, delivery, dish*, eat, barista*, beans, cup`,
  },
  'sports-outdoors': {
    strong: `sport, sports, football, soccer, basketball, baseball, tennis, golf, cycling, bike*, hiking, hikes, trail*, climbing, camping, fishing, surf*, sailing, sailors, ski*, running, marathon, triathlon, athlete*, league*, tournament*, outdoor*, fußball, wandern, radfahren, verein*, randonnée*, vélo, fútbol, deporte*, senderismo, calcio, escursion*, ciclismo, futebol, esporte*, спорт*, футбол*, велосипед*, поход*, رياضة, كرة القدم, スポーツ, サッカー, 野球, 登山, キャンプ, 体育, 足球, 篮球, 户外, 스포츠, 축구, futbol, spor, sportow*, voetbal, olahraga`,
    weak: `team*, match*, score*, coach*, club*, weather, wind, route*`,
  },
  'travel-hospitality': {
    strong: `travel*, trip*, hotel*, hospitality, flight*, vacation*, holiday*, tourism, tourist*, booking*, itinerary, airbnb, hostel*, resort*, airline*, map, maps, navigation, camping, restaurant booking, guest experience, ev charging, transit, public transport, taxi, reise*, urlaub, flug*, unterkunft, ferienwohnung*, voyage*, hôtel*, vacances, tourisme, viaje*, hotel*, vuelo*, vacaciones, turismo, viagg*, vacanz*, albergo, viagen*, hotéis, путешестви*, отел*, туризм*, туры, поездк*, билет*, سفر, السفر, فندق, فنادق, سياحة, رحلات, 旅行, ホテル, 観光, 宿泊, 旅, 地図, 旅游, 酒店, 景点, 机票, 出行, 地图, guided tour*, ride sharing, 여행, 호텔, seyahat, otel*, podróż*, reizen, wisata, du lịch, packing list*, hikes, hiking, airport*, restaurant menu*`,
    weak: `guest*, reservation*, location*, explore, destination*, local, city, multilingual`,
  },
  games: {
    strong: `game*, gaming, gamer*, video game*, play online, multiplayer, puzzle*, chess, rpg, unreal, minecraft, roblox, esports, arcade, board game*, card game*, casino, poker, trivia, emulator*, leaderboard*, spiel*, spieler, jeu, jeux, joueur*, juego*, jugador*, gioco, giochi, jogo*, игр*, игра, геймер*, ألعاب, لعبة, العاب, ゲーム, パズル, 遊び, 将棋, 麻雀, 游戏, 玩家, 手游, 棋牌, tabletop, dungeon*, quest*, pixel art, steam game*, 게임, 퍼즐, oyun*, gry, gier, spellen, permainan, trò chơi, solitaire, sudoku, crossword*, wordle`,
    weak: `play, player*, fun, level*, score, quests, character*`,
  },
  'news-directories': {
    strong: `news, newspaper*, magazine*, journalism, headline*, rss, feed reader, directory, directories, catalog of, list of, portal, encyclopedia, search engine, media outlet*, guide to, curated, yellow pages, library of, nachrichten, zeitung*, verzeichnis, actualité*, journaux, presse, annuaire, noticia*, periódic*, directorio, notizie, giornal*, elenco, notícia*, jornais, jornal, diretório, новост*, газет*, журнал*, каталог*, справочник*, портал*, أخبار, الأخبار, صحف, الصحف, الجرائد, جرائد, مجلات, دليل, بوابة, ニュース, 新聞, まとめ, 一覧, ポータル, 図鑑, 新闻, 报纸, 资讯, 导航, 门户, 大全, 目录, 뉴스, 신문, haber*, gazete*, wiadomoś*, nieuws, berita, tin tức, feeds`,
    weak: `links, online, world, daily, index, articles, discover, find, collection, topics, reference, press, listing*, archive*`,
  },
}
