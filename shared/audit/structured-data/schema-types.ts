import { once } from '../../once.ts'

/**
 * The schema.org types that product, shop, company and article pages use, and those whose names are so similar that one could be taken
 * for a misspelling of another. https://schema.org/docs/full.html lists them all: a type that’s missing here isn’t an error in itself.
 */
const known = `
3DModel AboutPage AggregateOffer AggregateRating Answer APIReference Article AudioObject BlogPosting Blog Book Brand BreadcrumbList
Audiobook BrowserExtension BusinessEvent Cafe CafeOrCoffeeShop Campground CheckoutPage ClaimReview CollectionPage Comment ComputerLanguage ContactPage ContactPoint
Corporation Country Course CourseInstance CreativeWork CreativeWorkSeries CreativeWorkSeason CssSelectorType Dataset DataCatalog DataDownload DefinedTerm DefinedTermSet
DefinedRegion DiscussionForumPosting Distance Duration EducationalOrganization EntryPoint Episode Event EventSeries FAQPage FinancialProduct FinancialService FoodEstablishment Game
GeoCoordinates GeoShape GovernmentOrganization HomeAndConstructionBusiness Hotel HowTo HowToSection HowToStep HowToSupply HowToTip HowToTool ImageGallery
ImageObject IndividualProduct Integer InteractionCounter Intangible ItemList ItemPage JobPosting LearningResource LegalService Library ListItem List LocalBusiness
MediaObject MedicalWebPage MemberProgram MerchantReturnPolicy MobileApplication MonetaryAmount MonetaryAmountDistribution Movie MusicAlbum MusicGroup MusicPlaylist
MusicRecording NewsArticle NewsMediaOrganization NGO Number Offer OfferCatalog OfferShippingDetails OnlineBusiness OnlineStore OpeningHoursSpecification
Order Organization OrganizationRole OwnershipInfo Patient PaymentCard PaymentService PaymentMethod Periodical Person Photograph Place Play PodcastEpisode PodcastSeason PodcastSeries PostalAddress
PriceSpecification Product ProductCollection ProductGroup ProductModel ProfessionalService ProfilePage Project PropertyValue PublicationEvent PublicationIssue QAPage QuantitativeValue Question
Quiz Quotation Rating RealEstateAgent RealEstateListing Recipe Recommendation RentAction Report Reservation Restaurant Review ReviewAction ScholarlyArticle School SearchAction SearchResultsPage Season
Series Service ServiceChannel ShippingDeliveryTime SiteNavigationElement SizeSpecification SocialMediaPosting SoftwareApplication SoftwareSourceCode SomeProducts SpeakableSpecification Specialty
SportsEvent SportsTeam Store SubscribeAction Suite Table TechArticle TelevisionChannel TelevisionStation Thing TouristAttraction TouristTrip Trip TVEpisode TVSeries TypeAndQuantityNode UnitPriceSpecification UserReview
VideoGallery VideoGame VideoGameClip VideoGameSeries VideoObject ViewAction VirtualLocation VisualArtwork WarrantyPromise WebAPI WebApplication WebContent WebPage WebPageElement
Observation QualitativeValue
WebSite WPFooter WPHeader WPSideBar`
  .trim()
  .split(/\s+/)

const names = new Set(known)
const fold = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '')
const folded = once(() => new Map(known.map((name) => [fold(name), name])))

/** The type that a name seems to misspell: different capitals, or one or two letters off. null if it’s known or close to none. */
export function misspelledType(type: string): string | null {
  if (names.has(type) || type.length > 60 || !/^[\p{L}\d _-]+$/u.test(type)) return null
  const plain = fold(type)
  const same = folded().get(plain)
  if (same !== undefined) return same
  // Actions are many, short and alike.
  if (plain.endsWith('action')) return null
  const max = plain.length >= 10 ? 2 : plain.length >= 7 ? 1 : 0
  if (max === 0) return null
  // The first letter is rarely misspelled.
  for (const [near, name] of folded()) if (near[0] === plain[0] && isNear(plain, near, max)) return name
  return null
}

/** Levenshtein distance, for names of about the same length. */
function isNear(left: string, right: string, max: number): boolean {
  if (Math.abs(left.length - right.length) > max) return false
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost))
    }
    row = next
  }
  return (row[right.length] ?? max + 1) <= max
}
