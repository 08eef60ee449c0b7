import type { Page } from '../../page/page.ts'
import { nodesOf, productNodes, textOf, typesOf } from '../json-ld.ts'
import type { CategorySlug } from '../taxonomy.ts'

/** The weight of a statement: a specific type outweighs most words; a generator’s default only supports them. */
const telling = 8
const byDefault = 2

/** Values of applicationCategory, of schema.org and as people write them; the first that matches. */
const applications: [RegExp, CategorySlug, number?][] = [
  [/browser ?extension|^extension$|add-?on/, 'browser-extensions'],
  [/developer|programming|^development/, 'developer-tools'],
  [/security|privacy/, 'security-privacy'],
  [/educat|reference ?learning/, 'education'],
  [/finance|accounting|fintech/, 'finance-accounting'],
  [/game/, 'games'],
  [/health|fitness|medical|wellness/, 'health-fitness'],
  [/food|recipe|cooking/, 'food-drink'],
  [/shopping|commerce/, 'ecommerce-marketplace'],
  [/social|dating/, 'community-social'],
  [/communicat|messag|email/, 'messaging-email'],
  [/sport/, 'sports-outdoors'],
  [/travel|navigation/, 'travel-hospitality'],
  [/music|audio|podcast/, 'audio-music'],
  [/photo|video/, 'photo-video'],
  [/design|graphics/, 'design'],
  [/news|magazine/, 'news-directories'],
  [/productivity/, 'productivity'],
  [/marketing|seo\b/, 'marketing-seo'],
  [/real ?estate/, 'real-estate'],
  [/lifestyle/, 'lifestyle', byDefault],
  [/business/, 'business', byDefault],
  [/utilit/, 'utilities', byDefault],
]

/** Types that are a kind of place, work or business. */
const types: [RegExp, CategorySlug][] = [
  [/^VideoGame$/, 'games'],
  [
    /^(?:FoodEstablishment|Restaurant|CafeOrCoffeeShop|Bakery|BarOrPub|Brewery|Winery|FastFoodRestaurant|IceCreamShop|Recipe)$/,
    'food-drink',
  ],
  [
    /^(?:LodgingBusiness|Hotel|Hostel|Motel|Resort|BedAndBreakfast|Campground|VacationRental|TravelAgency|TouristTrip|TouristAttraction)$/,
    'travel-hospitality',
  ],
  [
    /^(?:Dentist|Physician|MedicalClinic|MedicalBusiness|Hospital|Pharmacy|Optician|VeterinaryCare|HealthClub|ExerciseGym)$/,
    'health-fitness',
  ],
  [/^(?:RealEstateAgent|RealEstateListing)$/, 'real-estate'],
  [/^(?:AccountingService|FinancialService|BankOrCreditUnion|InsuranceAgency)$/, 'finance-accounting'],
  [/^(?:Course|School|EducationalOrganization|CollegeOrUniversity|HighSchool|ElementarySchool|Preschool)$/, 'education'],
  [/^(?:NewsMediaOrganization|Newspaper)$/, 'news-directories'],
  [/^(?:OnlineStore|ClothingStore|BookStore|JewelryStore|ShoppingCenter)$/, 'ecommerce-marketplace'],
  [/^(?:SportsClub|SportsTeam|SportsOrganization|SportsActivityLocation|GolfCourse)$/, 'sports-outdoors'],
  [/^(?:MusicGroup|MusicAlbum|RadioStation|PodcastSeries)$/, 'audio-music'],
  [/^(?:EmploymentAgency|JobPosting)$/, 'jobs-hr'],
  [/^(?:Church|Mosque|Synagogue|PlaceOfWorship)$/, 'lifestyle'],
  [/^(?:NGO)$/, 'community-social'],
  [
    /^(?:LegalService|Attorney|Notary|HomeAndConstructionBusiness|Plumber|Electrician|HousePainter|RoofingContractor|MovingCompany|AutoRepair)$/,
    'business',
  ],
]

/** The categories that JSON-LD states, each with its weight. */
export function statedCategories(page: Page): Map<CategorySlug, number> {
  const found = new Map<CategorySlug, number>()
  const add = (slug: CategorySlug, weight: number) => found.set(slug, Math.max(found.get(slug) ?? 0, weight))
  for (const node of productNodes(page).slice(0, 10)) {
    for (const key of ['applicationCategory', 'applicationSubCategory']) {
      const value = (textOf(node, key) ?? '')
        .slice(0, 100)
        .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
        .toLowerCase()
      const match = applications.find(([pattern]) => pattern.test(value))
      if (match) add(match[1], match[2] ?? telling)
    }
  }
  for (const node of nodesOf(page, /./).slice(0, 40)) {
    for (const type of typesOf(node)) {
      const match = types.find(([pattern]) => pattern.test(type))
      if (match) add(match[1], telling)
    }
  }
  return found
}
