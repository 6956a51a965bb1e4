/*
 * Quoted from the product's specification, letter for letter. Spelling, spacing and capitals are part of it: do not correct them.
 * Older clients and their users know the shop by these words, and the tests hold them.
 */

// Home page
export const HERO_HEADING = 'Best Online Tools Hardware Manufacturer'
export const EXPLORE_TOOLS = 'Explore Our Tools'
export const SUMMARY_HEADING = 'Summary of business'
export const SUMMARY = [
  { figure: '31K', label: 'tech appliance parts' },
  { figure: '1,200', label: 'employees' },
  { figure: '500+', label: 'projects' },
] as const
export const FEEDBACK_HEADING = 'Customer Feedback'
export const LINES_HEADING = 'What we Manufacture'
export const LINE_TITLES = ['Appliances', 'Industrial', 'Shipping hardware tools'] as const
export const NEWEST_HEADING = 'Recenlty Menufectured'
export const EXPLORE_PARTS = 'Explore All Parts Tools'
export const CONTACT_HEADING = 'Stay connected with us'
export const CONTACT_SENT = 'Your opinion submitted'

// Other pages
export const ABOUT_HEADING = 'About!'
export const PRODUCTS_HEADING = 'Menufectured Tools'
export const AVAILABILITY = 'Availability'
export const MINIMUM_ORDER = 'Minimum Order'
export const PURCHASE = 'Purchase'

// Top bar and side menu
export const SIGN_OUT = 'Sign Out'
export const MY_ORDER = 'My Order'
export const MY_PROFILE = 'My Profile'
export const PRODUCT_REVIEW = 'Product Review'
export const USERS = 'Users'
export const ADD_PRODUCT = 'Add Product'

// Login and sign-up
export const CONTINUE_WITH_GOOGLE = 'continue with google'
export const FORGOT_PASSWORD = 'Forgot password?'
export const NAME_REQUIRED = 'Name is required'
export const EMAIL_REQUIRED = 'Email is required'
export const PASSWORD_REQUIRED = 'Password is required'
export const ACCOUNT_CREATED = 'Your account is created.please log in'

// Orders and payment
export const ORDER_BOOKED = 'Your Order is Booked'
export const PAYMENT_COMPLETED = 'Congratulations! Your payment is completed.'

// Reviews, profile and administration
export const REVIEW_AND_RATING_MISSING = 'Please add Ratings & Reviews!'
export const RATING_MISSING = 'Please add Ratings!'
export const REVIEW_MISSING = 'Please add Review!'
export const REVIEW_ADDED = "Thank's For Reviews!"
export const PROFILE_UPDATED = 'Your profile is updated'
export const MAKE_ADMIN = 'Make Admin'
export const ADMIN_MADE = 'Successfully made an admin'
export const USER_REMOVED = 'Successfully delete an admin'
export const PRODUCT_ADDED = 'Your Item is added !'
