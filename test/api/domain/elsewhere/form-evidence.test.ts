import { expect, it } from 'vitest'
import { guessProduct } from '../../../../api/domain/elsewhere/product.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

/** What each is, its language, category and price, and its listing: name, tagline and description. */
const listings = `
local | es-ES | travel-hospitality | paid | Can Roure | Siete habitaciones entre olivos, a media hora de Girona | Una masía del siglo XVIII con desayuno casero, piscina y chimenea. Reserva directa con nosotros y duerme donde dormían los segadores.
local | fr-FR | travel-hospitality | paid | La Grange aux Hiboux | Chambres d’hôtes au calme dans le Perche | Trois chambres et une table d’hôtes avec les légumes du jardin. Petit déjeuner compris, vélos prêtés, à deux heures de Paris.
local | pl-PL | travel-hospitality | paid | Siedlisko Żurawie | Domki nad Biebrzą z sauną i kajakami | Noclegi dla rodzin przez cały rok. Śniadania z produktów od sąsiadów, wypożyczalnia rowerów na miejscu, psy mile widziane.
local | el-GR | travel-hospitality | paid | Πέτρα και Θάλασσα | Δωμάτια δίπλα στο κύμα στη Σίφνο | Έξι δωμάτια με πρωινό και βεράντα. Κρατήσεις απευθείας σε εμάς, μεταφορά από το λιμάνι, ανοιχτά από Απρίλιο έως Οκτώβριο.
local | hr-HR | travel-hospitality | paid | Kamp Borova Uvala | Kamp pod borovima na otoku Cresu | Šezdeset parcela, mobilne kućice i plaža za pse. Otvoreno od travnja do listopada.
local | en | travel-hospitality | paid | Larkrise Field | Shepherd’s huts and pitches under the Black Mountains | Pitch your tent or book a hut with a stove. Hot showers, no loud music, dogs on leads. From £18 a night.
local | de-DE | food-drink | paid | Mehlwerk | Brot mit Zeit, gebacken in Leipzig-Plagwitz | Sauerteig, Brötchen und Kuchen jeden Morgen ab sieben. Vorbestellen und im Laden abholen.
local | tr-TR | food-drink | paid | Kıyı Sofrası | Ayvalık’ta denize bakan meyhane | Mevsim balıkları, ot mezeleri ve canlı müzik. Hafta sonu için rezervasyon yapın.
local | ru-KZ | food-drink | paid | Пельменная «Тепло» | Домашние пельмени в центре Алматы | Лепим при вас. Ежедневно с десяти до десяти, доставка по городу и бизнес-ланч.
local | ko-KR | lifestyle | paid | 살롱 무늬 | 연남동 1인 미용실, 한 번에 한 분만 | 커트와 펌, 두피 관리를 예약제로 합니다. 매주 월요일은 쉽니다.
local | he-IL | lifestyle | paid | סטודיו תלתל | מספרה לתלתלים בלבד בפלורנטין | תספורות וצבע בתיאום מראש. פתוח מראשון עד חמישי.
local | da-DK | lifestyle | paid | Skohylden | Din skomager på Nørrebro | Nye såler, hæle og lynlåse på tre dage. Kom forbi uden aftale mellem 10 og 17.
local | hu-HU | health-fitness | paid | Derék Pont | Gyógytornász Szegeden, fájdalom nélkül | Egyéni kezelések derék- és nyakfájásra. Időpont telefonon, első alkalommal állapotfelmérés.
local | uk-UA | lifestyle | paid | Майстерня «Тік» | Ремонт годинників у Львові з 1987 року | Механічні, настінні та підлогові. Заміна батарейки за десять хвилин, гарантія на роботу.
ios,android | ko-KR | lifestyle | freemium | 식물달력 | 물 주는 날을 잊지 않게 알려 주는 앱 | 사진을 찍으면 식물 이름을 찾고 알림을 보냅니다. 앱스토어와 구글 플레이에서 받을 수 있습니다.
ios,android | tr-TR | health-fitness | freemium | Su Bardağı | Günlük su içme hedefini hatırlatan uygulama | Telefonuna bildirim gönderir, içtiklerini tek dokunuşla kaydeder. Saatinle de çalışır.
ios,android | fr-FR | food-drink | freemium | Frigo Malin | Scannez vos produits, plus rien ne se perd | L’application vous prévient avant la date et propose une recette. Gratuite, sans publicité.
ios,android | it-IT | sports-outdoors | freemium | Ferrata Mia | Le vie ferrate d’Italia in tasca | Mappe scaricabili, meteo e difficoltà. L’app registra l’uscita e avvisa chi ti aspetta a casa.
ios,android | nl-NL | lifestyle | freemium | Wieberichten | Weet welke plant je voor je hebt | Maak een foto en de app noemt de soort, ook zonder bereik in het bos.
ios,android | pl-PL | health-fitness | freemium | Pyłek | Stężenie pyłków w twojej okolicy, codziennie rano | Aplikacja wysyła powiadomienie, zanim wyjdziesz z domu, i prowadzi dziennik objawów.
ios,android | ru-RU | education | freemium | Словарик | Пять новых слов в день, пока едете в метро | Приложение показывает карточки по расписанию и работает без интернета. Есть в RuStore и Google Play.
ios,android | vi-VN | finance-accounting | freemium | Sổ Heo | Ghi chi tiêu bằng giọng nói trên điện thoại | Ứng dụng tự phân loại và nhắc khi bạn sắp vượt ngân sách. Dùng được khi không có mạng.
ios,android | th-TH | health-fitness | freemium | นับก้าว | แอปนับก้าวที่ไม่ขอข้อมูลส่วนตัว | ทำงานบนมือถือทั้ง iOS และ Android ใช้ได้แม้ไม่มีเน็ต
ios,android | hu-HU | travel-hospitality | freemium | Strandnaptár | Vízhőmérséklet és telítettség a Balatonon, a zsebedben | Értesítést küld, ha a kedvenc strandodon jó az idő. Ingyenes alkalmazás.
ios,android | el-GR | travel-hospitality | freemium | Πλώρη | Δρομολόγια πλοίων και καθυστερήσεις στο κινητό | Η εφαρμογή στέλνει ειδοποίηση όταν αλλάζει η ώρα και δουλεύει χωρίς σήμα.
ios,android | fi-FI | sports-outdoors | freemium | Avanto | Uintipaikat ja veden lämpötila puhelimessa | Sovellus muistuttaa, kirjaa kastautumiset ja kertoo jään paksuuden.
ios,android | en | health-fitness | freemium | Kerbwise | Step-free walking routes for wheelchair users | Download your town, go, and report a blocked kerb with one tap. Free on iPhone and Android.
ios,android | hi-IN | education | freemium | गणित यात्रा | कक्षा 5 से 8 के बच्चों के लिए गणित का ऐप | हर दिन दस सवाल, बिना इंटरनेट के भी। एंड्रॉइड पर मुफ़्त।
goods | de-DE | games | paid | Torfstecher | Ein kooperatives Brettspiel über ein Moor, das verschwindet | Ein bis vier Personen, 60 Minuten. Holzteile, 110 Karten, Regelheft. Im Herbst auf Gamefound.
goods | ja-JP | games | paid | 銭湯めぐり | のれんをくぐる、2〜4人のボードゲーム | カード60枚と木製コマ。プレイ時間30分、ゲームマーケットで頒布します。
goods | es-ES | games | paid | Trashumancia | Un juego de mesa sobre cañadas y rebaños | De 2 a 4 jugadores, 90 minutos. Tablero, cartas y ovejas de madera, en preventa.
goods | cs-CZ | games | paid | Hájenka | Desková hra pro dva o hajném a pytlákovi | Krabice, 54 karet a dřevěné figurky. Partie trvá půl hodiny.
book | pl-PL | writing-documentation | paid | Sól na parapecie | Powieść o trzech siostrach i jednej latarni | 320 stron, miękka oprawa i e-book. Premiera w marcu, fragment do przeczytania za darmo.
book | es-AR | writing-documentation | paid | La siesta larga | Cuentos de pueblos donde no pasa el tren | Doce relatos, 180 páginas, en papel y digital. Primer libro de la autora.
book | ja-JP | writing-documentation | paid | はじめての焚き火 | 焚き火の始め方を絵で学ぶ一冊 | 全160ページ、カラー図解。紙と電子で発売、第一章は無料で読めます。
book | en | business | paid | The Quiet Ledger | Money sense for people who run a shop of one | Eleven chapters, no jargon, worksheets at the end. Hardcover, Kindle and audio, out in June.
course | de-DE | education | paid | Obstbaum richtig | Obstbäume schneiden lernen, Schritt für Schritt | 36 Videolektionen, Übungen am eigenen Baum und ein Zertifikat. Einmal zahlen, immer ansehen.
course | pl-PL | education | paid | Pszczoły od podstaw | Naucz się prowadzić pasiekę | Kurs online: 30 lekcji wideo, kalendarz prac i grupa dla uczestników.
course | ar-EG | education | paid | خط بيدك | تعلم الخط العربي من الصفر | دورة من 40 درسا مصورا مع تصحيح للواجبات وشهادة في النهاية.
course | en | education | paid | Hedge School | Learn to lay a hedge, in nine filmed lessons | Taught by a national champion, with a winter workbook and feedback on your photos. Lifetime access.
newsletter | de-DE | news-directories | freemium | Klärwerk | Der Newsletter für alle, die mit Wasser arbeiten | Jeden Dienstag das Wichtigste aus Recht und Technik. Kostenlos abonnieren, für Profis mit Langfassung.
newsletter | fr-FR | news-directories | freemium | Le Fil du Lin | L’actualité du textile, un mardi sur deux, dans votre boîte mail | Une lettre indépendante sans publicité. Abonnez-vous gratuitement, édition longue pour les membres.
newsletter | pt-BR | news-directories | free | Café com Dados | Estatística brasileira sem susto, toda segunda no seu e-mail | Uma edição por semana, um gráfico e uma pergunta. Assine grátis.
newsletter | ja-JP | news-directories | freemium | 週刊ものづくり | 町工場の今を伝えるメールマガジン | 毎週金曜に配信、購読無料。バックナンバーも読めます。
podcast | de-DE | audio-music | free | Nachtschicht | Gespräche mit Menschen, die arbeiten, wenn wir schlafen | Alle zwei Wochen eine neue Folge, überall wo es Podcasts gibt.
podcast | pl-PL | audio-music | free | Stacja Końcowa | Podcast o miejscach, do których nie jeździ już pociąg | Nowy odcinek co dwa tygodnie, na Spotify i Apple Podcasts.
podcast | en | audio-music | free | Wool & Weather | Farmers on the year that nearly broke them | Season two is out: ten episodes, forty minutes each, wherever you listen.
goods | en | ecommerce-marketplace | paid | Burr & Bramble | Wooden spoons carved from windfall ash | Each is oiled, signed and sent in a cotton bag. Free UK delivery over £40.
goods | fr-FR | ecommerce-marketplace | paid | Savonnerie du Causse | Savons saponifiés à froid au lait de brebis | Six parfums, sans huile de palme. Expédition sous 48 heures, frais de port offerts dès 45 €.
goods | it-IT | ecommerce-marketplace | paid | Cuoio Maremma | Borse in pelle conciata al vegetale | Cucite a mano in Toscana, garanzia di dieci anni, spedizione in 24 ore.
goods | pt-PT | ecommerce-marketplace | paid | Barro Preto | Loiça preta de Bisalhães feita à mão | Taças, pratos e cântaros cozidos em forno de terra. Enviamos para toda a Europa.
goods | en | utilities | paid | Bilgewatch | A palm-sized alarm that texts you when the bilge fills | LoRa, two years on AA cells, open firmware. Kit for $39 or assembled for $59, ships in April.
goods | fr-FR | sports-outdoors | paid | Nichoir Connecté | Un nichoir avec caméra qui tient un hiver sur ses piles | Bois de mélèze, vision de nuit, images envoyées par Wi-Fi. Livré monté ou en kit.
goods | ja-JP | developer-tools | paid | CO2メーター基板 | 自分で組み立てるCO2計キット | はんだ付け30分、ESP32搭載、回路図とファームウェアを公開しています。
api | de-DE | developer-tools | subscription | Flurstück | Katasterdaten aller Bundesländer als JSON abrufen | REST-Schnittstelle mit Schlüssel, 500 Abfragen frei, OpenAPI-Beschreibung.
api | es-ES | developer-tools | freemium | Festivos.dev | Los festivos de cada municipio en una API | Respuestas en JSON, sin registro para probar, actualizadas cada día.
api | ko-KR | developer-tools | freemium | 주소핀 | 도로명 주소를 좌표로 바꿔 주는 API | JSON으로 응답하고 하루 1,000건까지 무료입니다.
template | de-DE | productivity | paid | Vereinsheft | Notion-Vorlage für kleine Vereine | Mitglieder, Kasse und Termine fertig angelegt. Duplizieren und loslegen.
template | fr-FR | finance-accounting | paid | Budget Clair | Un modèle Excel pour tenir le budget d’une association | Douze onglets liés, graphiques prêts, à télécharger et à dupliquer chaque année.
template | pt-BR | productivity | paid | Planner Docente | Modelo de Notion para professores organizarem o ano | Turmas, notas e planos de aula prontos. Duplique e use hoje.
web | de-DE | community-social | free | Lesekiste | Ehrenamtliche lesen in Wartezimmern vor | Ein gemeinnütziger Verein in Essen. Spenden und mitmachen, Zuwendungsbescheinigung ab 300 Euro.
web | es-ES | community-social | free | Mar de Vuelta | Voluntarios que limpian calas en kayak | Una asociación sin ánimo de lucro en Almería. Hazte socio o dona un remo.
web | uk-UA | community-social | free | Друга миска | Волонтери, що годують покинутих тварин прифронтових сіл | Благодійний фонд. Задонатити або стати водієм можна за хвилину.
event | de-DE | community-social | paid | Deichtage | Die Konferenz für kommunale Klimaanpassung | Zwei Tage in Husum, 30 Vorträge, Exkursion inklusive. Tickets ab 180 Euro.
event | es-MX | community-social | paid | Feria del Maíz Libre | Festival de cocina y semilla nativa en Tlaxcala | Tres días de talleres, charlas y mercado. Boletos desde 120 pesos.
event | en | developer-tools | free | Hack the Watershed | A 48-hour hackathon for river data | Teams of four, mentors on site, prizes for maps that volunteers can use. Registration closes on 3 March.
service | de-DE | web-agency | contact | Kiesel & Kollegen | Wir bauen Websites für Handwerksbetriebe | Ein kleines Büro in Kassel: Konzept, Text, Umsetzung und Pflege zum Festpreis.
service | es-ES | marketing-seo | contact | Faro Alto | Agencia de posicionamiento para clínicas dentales | Auditoría, contenidos y enlaces con informes claros cada mes.
service | pl-PL | writing-documentation | contact | Biuro Tłumaczeń Akcent | Tłumaczenia techniczne dla przemysłu | Native speakerzy, terminy z gwarancją, wycena w godzinę.
web | es-ES | travel-hospitality | subscription | Recepcio | Software de recepción para casas rurales | Sincroniza Booking y Airbnb, cobra la señal y envía el parte de viajeros. Desde 19 € al mes.
web | en | health-fitness | subscription | Chairside | Scheduling that dental offices actually like | Reminders, recalls and insurance checks in one screen. Your patients book online.
web | pl-PL | lifestyle | subscription | Grafik Salonu | Terminarz online dla salonów kosmetycznych | Klientki rezerwują same, a system wysyła przypomnienia SMS. 59 zł miesięcznie.
web | tr-TR | business | subscription | Randevu Defteri | Kuaförler için online randevu sistemi | Müşterileriniz kendi randevusunu alır. Aylık 199 TL, 14 gün ücretsiz deneme.
web | en | ecommerce-marketplace | contact | Loomshare | Rent a loom from a weaver near you | List your idle loom or book one by the week. Insurance and messages included.
web | fr-FR | ecommerce-marketplace | contact | Atelier Partagé | Louez un atelier de menuiserie à l’heure, entre artisans | Annonces vérifiées, assurance comprise, 10 % de commission.
web | pl-PL | ecommerce-marketplace | contact | Części z Drugiej Ręki | Giełda używanych części do maszyn rolniczych | Wystaw za darmo, płacisz 6% dopiero po sprzedaży.
web | sv-SE | community-social | free | Kolonikompisar | En mötesplats för dig som odlar på liten yta | Byt frön, fråga grannar och hitta odlingsträffar nära dig.
web | de-DE | community-social | free | Werkbankrunde | Das Forum für alle, die mit Handhobeln arbeiten | Fragen, Bautagebücher und Treffen in der Nähe. Kostenlos dabei.
music | en | audio-music | paid | Dust Choir | Our second album, eleven songs recorded in a grain silo | On vinyl and every streaming service from 2 May. Pre-save the single now.
podcast | pt-PT | audio-music | free | Maré Baixa | Pescadores contam o que o mar levou | Doze conversas gravadas nos portos, de Viana a Olhão. Nova conversa às quintas.
api | en | data-analytics | subscription | Cropwire | Satellite yield estimates your models can query | Weekly by county, delivered as Parquet or over REST. Sandbox key included.
template | pl-PL | productivity | paid | Teczka Freelancera | Umowy, briefy i faktury do skopiowania | Dwadzieścia dokumentów w Wordzie i Google Docs, gotowych do edycji.
web | it-IT | community-social | free | Ruote Libere | Insegniamo a pedalare alle donne rifugiate | Trenta istruttrici volontarie a Bologna. Regala una bici o il 5 per mille.
event | it-IT | community-social | paid | Carta Bianca | Tre giorni di editoria indipendente a Lucca | Quaranta banchi, letture e una notte di stampa. 5-7 giugno, ingresso 4 euro.
service | en | design | contact | Third Draft | We edit grant applications until they get funded | Send what you have. Two readers, five working days, a price before we start.
web | fr-FR | community-social | free | Les Pieds Dans l’Eau | Se retrouver pour nager dehors, toute l’année | Choisissez un plan d’eau, proposez une sortie, demandez la température.
web | nl-NL | ecommerce-marketplace | contact | Stekruil | Ruil en verkoop stekjes met plantenmensen in de buurt | Gratis plaatsen, 5% als je verkoopt.
web | en-GB | ai | freemium | Shelfglow | Studio-quality packshots from a phone snap | Upload a picture of your mug, candle or sneaker and Shelfglow builds the backdrop, the shadow and the reflection. Brand presets keep a whole catalogue consistent, and a batch of 200 products takes about ten minutes. Ten images free, then credits.
web | en-GB | community-social | free | Cold Shoulder | Where open-water swimmers in Scotland agree on a time and a loch | Post a swim, see who is coming, check last week's temperature. Moderated by volunteers, no adverts, no tracking.
ios,android,web | de-DE | lifestyle | freemium | Kühlschrankpost | Der gemeinsame Einkaufszettel, der mitdenkt | Die ganze Familie schreibt auf denselben Zettel, sortiert nach den Gängen deines Supermarkts. Läuft auf iPhone und Android und im Browser, synchronisiert in Sekunden. Grundfunktionen kostenlos.
android,web | fr-FR | health-fitness | free | Sans Traces | Le détecteur d’allergènes des produits de supermarché | Scannez un code-barres avec votre téléphone Android ou cherchez sur le site : Sans Traces compare la liste d’ingrédients à votre profil. Données ouvertes, code libre, développé par une association.
ios,android,web | es-MX | finance-accounting | freemium | Tandita | Organiza tu tanda sin pleitos ni libretas | Invita a tu grupo, define turnos y montos, y recibe recordatorios por WhatsApp. Disponible en la web y como app para Android y iPhone. Gratis para tandas de hasta doce personas.
web | es-AR | ai | freemium | Guionista | Guiones para reels escritos por IA que suenan a vos | Pegá tres textos tuyos y Guionista aprende tu tono; después te arma el gancho, el cuerpo y el cierre. Diez guiones gratis por mes.
ios,android,web | nl-BE | health-fitness | subscription | Praktijkrust | Agenda en dossiers voor kinesisten | Patiënten boeken online, jij noteert op tablet of computer en de facturatie gaat via eFact. App voor iPad en Android inbegrepen. € 29 per maand per therapeut.
web | ro-RO | ai | freemium | Tezar | Asistentul AI care te întreabă la lecție înainte de bac | Încarci notițele, iar Tezar face grile, fișe și explicații pas cu pas. Gratuit pentru trei materii.
android,web | vi-VN | business | freemium | Sổ Chợ | Quản lý bán hàng cho tiểu thương chợ truyền thống | Ghi đơn, tính tiền và nhắc nợ trên điện thoại Android hoặc máy tính. Dùng được khi mất mạng, miễn phí cho một quầy.
web | en | ai | freemium | Kilnlight | Turn one phone picture into a page of candle photos | An AI studio for people who sell handmade soap and ceramics. Upload a mug, get five scenes.
goods | en | ai | paid | Murmurpin | A walnut pin that takes notes | Two days of battery, open firmware, assembled in Leeds. Ships in May with a steel clip.
web,ios,android | de-DE | business | subscription | Estrichbuch | Angebote für Estrichleger, fertig auf der Baustelle | Die Büro-App: Räume mit dem Smartphone aufmessen, Rechnung als ZUGFeRD. Ab 29 Euro im Monat.
web | en | lifestyle | free | Larderlog | What is in the pantry, on your own server | Scan a barcode, get a reminder before it spoils. Self-hosted with Docker Compose.
android,web | fr-FR | community-social | free | Panier Libre | Le logiciel libre des groupements d’achat | L’application Android fonctionne hors ligne. Gérez contrats et permanences sur un petit serveur auto-hébergé.
api | en | data-analytics | subscription | Quaywait | Waiting times for 900 container ports | Dwell by terminal since 2017, delivered as a REST API or daily Parquet files.
package | en | developer-tools | free | joinfuzz | Fuzzy joins for Polars and pandas | Matches names that almost agree. BSD-licensed, with typed stubs and notebooks.
web | en-US | business | subscription | Huddlecal | Shift scheduling for bakeries | Reminds staff of their shift by email, notifies managers of gaps and keeps a widget for your website. From $20 a month.
web | en-GB | lifestyle | free | Binday | Which bin goes out tomorrow | Enter your postcode, get a notification by email the evening before. No ads, no account.
web | en-US | education | freemium | Quizling | Turn a chapter into a quiz | Students join with a code, no account, no install. Scan the answer sheets with your webcam.
web | de-DE | community-social | free | Tauschregal | Bücher tauschen in der Nachbarschaft | Standort eingeben, Bücher in der Nähe sehen, Benachrichtigung per E-Mail. Kostenlos und ohne Werbung.
web | es-ES | finance-accounting | freemium | Cuotaclara | Cuánto pagas de verdad por tu hipoteca | Calcula, guarda y recibe recordatorios por correo. Sin registro, sin publicidad, gratis.
web | nl-NL | health-fitness | free | Pollenkaart | Pollen per postcode, elke ochtend | Kies je locatie, krijg een melding per e-mail. Geen advertenties, geen account.
web | ja-JP | productivity | freemium | 締切ノート | 締切を忘れないための共有リスト | メールで通知、登録不要、広告なし。チームは月額500円。
web | zh-CN | productivity | free | 值日生 | 班级值日排班表 | 自动排班,到期提醒,无广告,免注册,可导出 Excel。
web | ru-RU | education | free | Читалка расписаний | Расписание школы на одной странице | Напоминания на почту, без рекламы и регистрации, работает с любым сайтом школы.
web | en-US | health-fitness | free | Stretchbox | Ten-minute stretches for people who sit | A timer, drawings and gentle reminders. No ads, no account, nothing to install.
web | en-US | ecommerce-marketplace | contact | Potluck Rentals | Rent party gear from neighbours | List your tent, chat, get notified when somebody books near your location. We keep 12%.
web | fr-FR | business | subscription | Ardoise | Le menu du jour en ligne en trente secondes | Photographiez l'ardoise, le site et Google se mettent à jour, rappel chaque matin. 9 € par mois.
web | en-US | food-drink | free | Patio Finder | Every restaurant terrace in Denver, by hour of sun | A map of outdoor seats with sun and shade, opening hours and dog rules. Built by two neighbors.
web | en-GB | travel-hospitality | freemium | Pitchwise | Compare campsites by noise, slope and shade | Reviews from 4,000 campers, prices per night and whether dogs are welcome. Save a shortlist and share it.
web | en-US | writing-documentation | freemium | Chapterly | A writing desk for novelists | Plan chapters, track characters and export an EPUB or a paperback interior. Free for one book.
web | en-US | news-directories | freemium | Inkwell Stats | Analytics for newsletter writers | Opens, clicks and growth for Substack, Ghost and beehiiv in one dashboard. Weekly report by email.
web | en-US | education | subscription | Cohortly | Run a live course without six tools | Enrollment, lessons, homework and certificates on your own domain. From $29 a month.
web | en-US | community-social | freemium | Doorlist | Tickets and guest lists for small events | Sell tickets, scan at the door and pay performers the same night. 3% per ticket.
web | de-DE | ecommerce-marketplace | free | Hofkompass | Hofläden und Milchautomaten in deiner Nähe | Öffnungszeiten, Sortiment und Wegbeschreibung für 6.000 Höfe, gepflegt von Nutzern.
web | de-DE | lifestyle | contact | Handwerksblick | Angebote von drei Malern in deiner Stadt vergleichen | Anfrage stellen, Fotos hochladen, Festpreise bekommen. Für Kunden kostenlos, Betriebe zahlen pro Auftrag.
web | fr-FR | travel-hospitality | subscription | Cléo | Le logiciel de réservation des chambres d’hôtes | Calendrier synchronisé avec Booking et Airbnb, acompte en ligne et livret d’accueil. 14 € par mois.
web | fr-FR | education | freemium | Dictée Douce | Des dictées corrigées par IA pour les élèves du primaire | L’enseignant choisit le niveau, l’élève écrit, les fautes sont expliquées. Dix dictées gratuites.
web | es-CL | jobs-hr | freemium | Turno Bueno | Trabajos por turno en cafés y hoteles de Santiago | Publica un turno, elige entre personas evaluadas y paga al terminar. Comisión del 10 %.
web | nl-NL | ecommerce-marketplace | contact | Boekenkring | Tweedehands studieboeken van student tot student | Zet je boeken erop, spreek af op de campus. Gratis plaatsen, 5% bij verkoop.
web | pl-PL | design | freemium | Kubkowo | Zaprojektuj kubek i koszulkę w przeglądarce | Generator wzorów do druku, pliki PDF i PNG, gotowe do wysłania do drukarni. Trzy projekty za darmo.
web | sv-SE | real-estate | free | Hyreskollen | Jämför hyran för lägenheter i Göteborg | Fyll i adress och yta, se vad grannarna betalar. Gratis, utan inloggning.
web | ja-JP | travel-hospitality | free | 貸切風呂さがし | 貸切風呂のある宿だけを探せる検索サイト | 全国1,200軒を泉質と料金で比較。会員登録なしで使えます。
web | ko-KR | food-drink | free | 빵지도 | 동네 빵집의 빵 나오는 시간을 모은 지도 | 빵집 사장님이 직접 올리는 시간표와 재고. 무료입니다.
web | zh-TW | audio-music | freemium | 錄好了 | 幫 Podcast 剪掉嗯啊和空白的線上工具 | 上傳錄音,自動產生逐字稿與節目筆記,匯出到各平台。每月 60 分鐘免費。
web | tr-TR | education | freemium | Ders Dolabı | Öğretmenler için ders planı ve sınav arşivi | Planları paylaş, soruları filtrele, Word olarak indir. Temel kullanım ücretsiz.
web | ru-RU | lifestyle | contact | Мастер Рядом | Сравните цены на ремонт техники в вашем городе | Оставьте заявку и получите пять предложений от проверенных мастеров. Бесплатно для клиентов.
web | en-IN | health-fitness | contact | Clinica Compare | Compare dentists by price before you sit down | Published prices from 2,300 clinics in Pune, Mumbai and Delhi, with reviews by patients.
course | en-GB | education | paid | Maps by Hand | Learn to draw maps with ink and a ruler | Seven filmed lessons, a tool list and feedback on your first map. Lifetime access.
goods | ko-KR | ecommerce-marketplace | paid | 골목지도 에코백 | 서울 골목 지도를 수놓은 에코백 | 유기농 면으로 한 장씩 만들고 3일 안에 보내 드립니다. 무료 배송.
podcast | sv-SE | audio-music | free | Verktygslådan | Podden om saker som går att laga | Varje vecka träffar vi en människa och en trasig pryl. Finns där poddar finns.
local | pl-PL | lifestyle | contact | Narzędziownia | Ostrzenie noży i narzędzi we Wrocławiu | Przynieś dziś, odbierz jutro. Czynne od poniedziałku do piątku, bez umawiania.
web | es-MX | food-drink | contact | Comparamercado | Compara precios de tu mercado por alcaldía | Los precios de 40 mercados públicos, actualizados cada lunes por voluntarios. Sin registro.
`

const rows = listings
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

it.each(rows)('told by all its words: %s (%s, %s, %s): %s, %s', (is, lang, category = '', pricing, name, tagline, description) => {
  const price = pricing as Launch['pricing']
  const launch = literalLaunch({ name, tagline, description, categories: [category], pricing: price, url: 'https://quay.example/' })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never })).platforms.join(',')).toBe(is)
})
