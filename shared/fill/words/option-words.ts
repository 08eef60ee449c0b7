import type { FieldName } from '../fields.ts'

/** Words that directories use for the same choice, a row each. */
const rows = {
  pricing: [
    'free | completely free | 100% free | free forever | kostenlos | gratis | gratuit | gratuito | 免费 | 完全免费 | 無料 | 完全無料',
    'freemium | free plan available | free with paid plans | free and paid | free + paid | free & paid | free / paid | free tier | free plan | free version available | free plan + paid | free with paid upgrades | kostenlos mit bezahlter version | gratuit et payant | gratis y de pago | 免费增值 | 部分免费 | 免费+付费 | フリーミアム | 一部無料 | 基本無料',
    'subscription | paid subscription | monthly subscription | paid monthly | recurring | abo | abonnement | suscripcion | 订阅 | 订阅制 | サブスクリプション | 月額 | 定額制',
    'one time | one time payment | one time purchase | one off | lifetime | pay once | einmalzahlung | einmalkauf | einmalig | paiement unique | achat unique | pago unico | 一次性 | 一次性付费 | 买断 | 買い切り',
    'paid | paid only | premium | kostenpflichtig | payant | de pago | 付费 | 收费 | 有料',
    'contact | contact for pricing | contact us | contact sales | on request | custom | custom pricing | enterprise | auf anfrage | sur devis | sur demande | bajo consulta | 联系我们 | 询价 | 要問い合わせ | お問い合わせ',
  ],
  category: [
    'ai | artificial intelligence | ai tools | ai & machine learning | ai and machine learning | ai / ml | machine learning | kunstliche intelligenz | ki | intelligence artificielle | ia | inteligencia artificial | 人工智能 | ai工具 | 人工知能',
    'developer tools | dev tools | devtools | development | developers | developer | programming | software development | for developers | coding | entwicklung | entwicklerwerkzeuge | entwickler tools | developpement | outils de developpement | outils pour developpeurs | desarrollo | herramientas de desarrollo | herramientas para desarrolladores | 开发工具 | 开发者工具 | 编程开发 | 開発ツール | 開発者ツール | 開発',
    'databases & analytics | analytics | data | data & analytics | data analytics | analysen | analytik | analyse | analitica | 数据分析 | 分析 | データ分析',
    'hosting cloud & devops | hosting, cloud & devops | hosting | cloud | devops | infrastructure | cloud & devops',
    'security & privacy | security | privacy | cybersecurity | sicherheit | datenschutz & sicherheit | securite | seguridad | 安全 | 隐私与安全 | セキュリティ',
    'productivity | productivity tools | productivite | productividad | produktivitat | 效率 | 效率工具 | 生产力 | 生産性 | 業務効率化 | 仕事効率化',
    'utilities | utility | tools | dienstprogramme | utilitaires | utilidades | 实用工具 | 工具 | ユーティリティ',
    'browser extensions | browser extension | extensions | chrome extensions | chrome extension | browser erweiterungen | 浏览器插件 | ブラウザ拡張',
    'writing & documentation | writing | documentation | content writing | schreiben | redaction | escritura | 写作 | 文章作成 | ライティング',
    'design | design tools | graphic design | ui ux | diseno | 设计 | 设计工具 | デザイン',
    'photo & video | video | photography | photo | image & video | 图片与视频 | 写真・動画',
    'audio & music | audio | music | musik | musique | musica | 音乐 | 音楽',
    'marketing & seo | marketing | seo | growth | 营销 | 市场营销 | マーケティング',
    'sales & customer support | sales | customer support | crm | customer service | vertrieb | ventes | ventas',
    'business | business tools | unternehmen | geschaft | entreprise | negocios | 商业 | 商务 | ビジネス',
    'finance accounting & crypto | finance | fintech | accounting | finanzen | finances | finanzas | 金融 | 财务 | 金融 会計 | ファイナンス',
    'jobs career & hr | hr | human resources | jobs | career | recruiting | personal | rh | recursos humanos',
    'real estate & property management | real estate | immobilien | immobilier | inmobiliaria | 房产 | 不動産',
    'e commerce & marketplace | e commerce | ecommerce | online shop | shopping | 电商 | eコマース',
    'community & social | social | community | social networking | social media | soziales | reseaux sociaux | redes sociales | 社交 | 社区 | コミュニティ | sns',
    'communication chat & email | communication | messaging | email | chat | kommunikation | comunicacion | 通讯 | 沟通 | コミュニケーション',
    'education & science | education | learning | science | bildung | educacion | 教育 | 学习 | 学習',
    'health & fitness | health | fitness | healthcare | gesundheit | sante | salud | 健康 | ヘルスケア',
    'food & drink | food | essen & trinken | restauration | comida | 美食 | フード',
    'sports & outdoors | sports | sport | deportes | 运动 | スポーツ',
    'travel & hospitality | travel | reisen | voyage | voyages | viajes | 旅游 | 旅行',
    'games | game | gaming | spiele | jeux | juegos | 游戏 | ゲーム',
    'news & directory | news | directory | directories | nachrichten | 新闻 | ニュース',
    'lifestyle | life style | 生活 | ライフスタイル',
  ],
} satisfies Partial<Record<FieldName, string[]>>

const split = (all: readonly string[]): string[][] => all.map((row) => row.split(' | '))

export const sameChoice: Partial<Record<FieldName, string[][]>> = { pricing: split(rows.pricing), category: split(rows.category) }
