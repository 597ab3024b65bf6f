export { useHref, useNavigate } from 'react-router';
