import '../app/theme/tokens.css';
import '../app/theme/base.css';
import './code.css';
import './portal.css';
import { addCopyButtons } from './addCopyButtons';
import { followHeadings } from './followHeadings';

addCopyButtons(document);
followHeadings(document);
